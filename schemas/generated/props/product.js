// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"listHref":{"type":"string","format":"safe-url","maxLength":2000},"cartHref":{"type":"string","format":"safe-url","maxLength":2000},"showAwards":{"type":"boolean","default":true},"showMeals":{"type":"boolean","default":true},"showSheet":{"type":"boolean","default":true},"deliveryNote":{"type":"string","format":"html-inline","maxLength":300}},"$id":"/blocks/product"};
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
for(const key0 in data){
if(!((((((key0 === "listHref") || (key0 === "cartHref")) || (key0 === "showAwards")) || (key0 === "showMeals")) || (key0 === "showSheet")) || (key0 === "deliveryNote"))){
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
if(data.listHref !== undefined){
let data0 = data.listHref;
if(typeof data0 === "string"){
if(longerThan(data0, 2000)){
const err1 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cartHref !== undefined){
let data1 = data.cartHref;
if(typeof data1 === "string"){
if(longerThan(data1, 2000)){
const err4 = {instancePath:instancePath+"/cartHref",schemaPath:"#/properties/cartHref/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/cartHref",schemaPath:"#/properties/cartHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err6 = {instancePath:instancePath+"/cartHref",schemaPath:"#/properties/cartHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.showAwards !== undefined){
if(typeof data.showAwards !== "boolean"){
const err7 = {instancePath:instancePath+"/showAwards",schemaPath:"#/properties/showAwards/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.showMeals !== undefined){
if(typeof data.showMeals !== "boolean"){
const err8 = {instancePath:instancePath+"/showMeals",schemaPath:"#/properties/showMeals/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.showSheet !== undefined){
if(typeof data.showSheet !== "boolean"){
const err9 = {instancePath:instancePath+"/showSheet",schemaPath:"#/properties/showSheet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.deliveryNote !== undefined){
let data5 = data.deliveryNote;
if(typeof data5 === "string"){
if(longerThan(data5, 300)){
const err10 = {instancePath:instancePath+"/deliveryNote",schemaPath:"#/properties/deliveryNote/maxLength",keyword:"maxLength",params:{limit: 300}};
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
const err11 = {instancePath:instancePath+"/deliveryNote",schemaPath:"#/properties/deliveryNote/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

