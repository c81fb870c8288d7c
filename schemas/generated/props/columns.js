// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"layout":{"enum":["halves","thirds","quarters","wide-first","wide-second"],"default":"halves"},"gap":{"enum":["normal","wide"],"default":"normal"},"align":{"enum":["start","center","stretch"],"default":"start"},"divider":{"type":"boolean","default":false}},"$id":"/blocks/columns"};

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
if(!((((key0 === "layout") || (key0 === "gap")) || (key0 === "align")) || (key0 === "divider"))){
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
if(data.layout !== undefined){
let data0 = data.layout;
if(!(((((data0 === "halves") || (data0 === "thirds")) || (data0 === "quarters")) || (data0 === "wide-first")) || (data0 === "wide-second"))){
const err1 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.gap !== undefined){
let data1 = data.gap;
if(!((data1 === "normal") || (data1 === "wide"))){
const err2 = {instancePath:instancePath+"/gap",schemaPath:"#/properties/gap/enum",keyword:"enum",params:{allowedValues: schema31.properties.gap.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.align !== undefined){
let data2 = data.align;
if(!(((data2 === "start") || (data2 === "center")) || (data2 === "stretch"))){
const err3 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema31.properties.align.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.divider !== undefined){
if(typeof data.divider !== "boolean"){
const err4 = {instancePath:instancePath+"/divider",schemaPath:"#/properties/divider/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

