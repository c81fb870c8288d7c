// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"size":{"enum":["m","s","l","xl"],"default":"m"},"mark":{"enum":["none","rule","seal"],"default":"none"}},"$id":"/blocks/spacer"};

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
if(!((key0 === "size") || (key0 === "mark"))){
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
if(data.size !== undefined){
let data0 = data.size;
if(!((((data0 === "m") || (data0 === "s")) || (data0 === "l")) || (data0 === "xl"))){
const err1 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema31.properties.size.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.mark !== undefined){
let data1 = data.mark;
if(!(((data1 === "none") || (data1 === "rule")) || (data1 === "seal"))){
const err2 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/enum",keyword:"enum",params:{allowedValues: schema31.properties.mark.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

