// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["menuLabel"],"properties":{"showPhone":{"type":"boolean","default":false},"menuLabel":{"type":"string","minLength":1,"maxLength":40}},"$id":"/blocks/mobile-app-bar"};


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
if(data.menuLabel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menuLabel"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "showPhone") || (key0 === "menuLabel"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.showPhone !== undefined){
if(typeof data.showPhone !== "boolean"){
const err2 = {instancePath:instancePath+"/showPhone",schemaPath:"#/properties/showPhone/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.menuLabel !== undefined){
let data1 = data.menuLabel;
if(typeof data1 === "string"){
if(longerThan(data1, 40)){
const err3 = {instancePath:instancePath+"/menuLabel",schemaPath:"#/properties/menuLabel/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(shorterThan(data1, 1)){
const err4 = {instancePath:instancePath+"/menuLabel",schemaPath:"#/properties/menuLabel/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/menuLabel",schemaPath:"#/properties/menuLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

