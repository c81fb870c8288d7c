// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { longerThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"title":{"type":"string","maxLength":120},"level":{"enum":[3,2],"default":3},"showName":{"type":"boolean","default":true},"showPhone":{"type":"boolean","default":true},"phoneNote":{"type":"string","format":"html-inline","maxLength":300},"showEmail":{"type":"boolean","default":true},"emailNote":{"type":"string","format":"html-inline","maxLength":300},"showAddress":{"type":"boolean","default":true},"access":{"type":"string","format":"html-inline","maxLength":400}},"$id":"/blocks/contact-details"};
const func1 = Object.prototype.hasOwnProperty;


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
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(longerThan(data0, 120)){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!((data1 === 3) || (data1 === 2))){
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.level.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.showName !== undefined){
if(typeof data.showName !== "boolean"){
const err4 = {instancePath:instancePath+"/showName",schemaPath:"#/properties/showName/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.showPhone !== undefined){
if(typeof data.showPhone !== "boolean"){
const err5 = {instancePath:instancePath+"/showPhone",schemaPath:"#/properties/showPhone/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.phoneNote !== undefined){
let data4 = data.phoneNote;
if(typeof data4 === "string"){
if(longerThan(data4, 300)){
const err6 = {instancePath:instancePath+"/phoneNote",schemaPath:"#/properties/phoneNote/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/phoneNote",schemaPath:"#/properties/phoneNote/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.showEmail !== undefined){
if(typeof data.showEmail !== "boolean"){
const err8 = {instancePath:instancePath+"/showEmail",schemaPath:"#/properties/showEmail/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.emailNote !== undefined){
let data6 = data.emailNote;
if(typeof data6 === "string"){
if(longerThan(data6, 300)){
const err9 = {instancePath:instancePath+"/emailNote",schemaPath:"#/properties/emailNote/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/emailNote",schemaPath:"#/properties/emailNote/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.showAddress !== undefined){
if(typeof data.showAddress !== "boolean"){
const err11 = {instancePath:instancePath+"/showAddress",schemaPath:"#/properties/showAddress/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.access !== undefined){
let data8 = data.access;
if(typeof data8 === "string"){
if(longerThan(data8, 400)){
const err12 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/maxLength",keyword:"maxLength",params:{limit: 400}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

