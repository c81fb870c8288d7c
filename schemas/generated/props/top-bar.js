// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { longerThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"showPhone":{"type":"boolean","default":true},"showEmail":{"type":"boolean","default":false},"showHours":{"type":"boolean","default":false},"showSocial":{"type":"boolean","default":false},"text":{"type":"string","maxLength":120}},"$id":"/blocks/top-bar"};


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
if(!(((((key0 === "showPhone") || (key0 === "showEmail")) || (key0 === "showHours")) || (key0 === "showSocial")) || (key0 === "text"))){
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
if(data.showPhone !== undefined){
if(typeof data.showPhone !== "boolean"){
const err1 = {instancePath:instancePath+"/showPhone",schemaPath:"#/properties/showPhone/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.showEmail !== undefined){
if(typeof data.showEmail !== "boolean"){
const err2 = {instancePath:instancePath+"/showEmail",schemaPath:"#/properties/showEmail/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.showHours !== undefined){
if(typeof data.showHours !== "boolean"){
const err3 = {instancePath:instancePath+"/showHours",schemaPath:"#/properties/showHours/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.showSocial !== undefined){
if(typeof data.showSocial !== "boolean"){
const err4 = {instancePath:instancePath+"/showSocial",schemaPath:"#/properties/showSocial/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data4 = data.text;
if(typeof data4 === "string"){
if(longerThan(data4, 120)){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

