// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"showAuthor":{"type":"boolean","default":true},"showDate":{"type":"boolean","default":true},"showSummary":{"type":"boolean","default":true},"relatedCount":{"type":"integer","minimum":0,"maximum":3,"default":3}},"$id":"/blocks/blog-article"};

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
if(!((((key0 === "showAuthor") || (key0 === "showDate")) || (key0 === "showSummary")) || (key0 === "relatedCount"))){
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
if(data.showAuthor !== undefined){
if(typeof data.showAuthor !== "boolean"){
const err1 = {instancePath:instancePath+"/showAuthor",schemaPath:"#/properties/showAuthor/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.showDate !== undefined){
if(typeof data.showDate !== "boolean"){
const err2 = {instancePath:instancePath+"/showDate",schemaPath:"#/properties/showDate/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.showSummary !== undefined){
if(typeof data.showSummary !== "boolean"){
const err3 = {instancePath:instancePath+"/showSummary",schemaPath:"#/properties/showSummary/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.relatedCount !== undefined){
let data3 = data.relatedCount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/relatedCount",schemaPath:"#/properties/relatedCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/relatedCount",schemaPath:"#/properties/relatedCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/relatedCount",schemaPath:"#/properties/relatedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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

