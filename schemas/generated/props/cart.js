// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["title","nextLabel","nextHref"],"properties":{"title":{"type":"string","minLength":1,"maxLength":80},"emptyText":{"type":"string","format":"html-inline","maxLength":400},"catalogueHref":{"type":"string","format":"safe-url","maxLength":500,"default":"/produits"},"nextLabel":{"type":"string","minLength":1,"maxLength":40},"nextHref":{"type":"string","format":"safe-url","maxLength":500},"askCode":{"type":"boolean","default":true},"note":{"type":"string","format":"html-inline","maxLength":400}},"$id":"/blocks/cart"};

const formats0 = formats["safe-url"];

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nextLabel === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextLabel"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nextHref === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextHref"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "title") || (key0 === "emptyText")) || (key0 === "catalogueHref")) || (key0 === "nextLabel")) || (key0 === "nextHref")) || (key0 === "askCode")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(longerThan(data0, 80)){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(shorterThan(data0, 1)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.emptyText !== undefined){
let data1 = data.emptyText;
if(typeof data1 === "string"){
if(longerThan(data1, 400)){
const err7 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/maxLength",keyword:"maxLength",params:{limit: 400}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.catalogueHref !== undefined){
let data2 = data.catalogueHref;
if(typeof data2 === "string"){
if(longerThan(data2, 500)){
const err9 = {instancePath:instancePath+"/catalogueHref",schemaPath:"#/properties/catalogueHref/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0(data2))){
const err10 = {instancePath:instancePath+"/catalogueHref",schemaPath:"#/properties/catalogueHref/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/catalogueHref",schemaPath:"#/properties/catalogueHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.nextLabel !== undefined){
let data3 = data.nextLabel;
if(typeof data3 === "string"){
if(longerThan(data3, 40)){
const err12 = {instancePath:instancePath+"/nextLabel",schemaPath:"#/properties/nextLabel/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(shorterThan(data3, 1)){
const err13 = {instancePath:instancePath+"/nextLabel",schemaPath:"#/properties/nextLabel/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/nextLabel",schemaPath:"#/properties/nextLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.nextHref !== undefined){
let data4 = data.nextHref;
if(typeof data4 === "string"){
if(longerThan(data4, 500)){
const err15 = {instancePath:instancePath+"/nextHref",schemaPath:"#/properties/nextHref/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0(data4))){
const err16 = {instancePath:instancePath+"/nextHref",schemaPath:"#/properties/nextHref/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/nextHref",schemaPath:"#/properties/nextHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.askCode !== undefined){
if(typeof data.askCode !== "boolean"){
const err18 = {instancePath:instancePath+"/askCode",schemaPath:"#/properties/askCode/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.note !== undefined){
let data6 = data.note;
if(typeof data6 === "string"){
if(longerThan(data6, 400)){
const err19 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 400}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

