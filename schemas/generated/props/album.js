// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"album":{"type":"integer","minimum":1,"maximum":2147483647},"columns":{"enum":[3,2,4],"default":3},"ratio":{"enum":["4/3","1/1","3/4","auto"],"default":"4/3"}},"$id":"/blocks/album"};

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
if(!(((key0 === "album") || (key0 === "columns")) || (key0 === "ratio"))){
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
if(data.album !== undefined){
let data0 = data.album;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/album",schemaPath:"#/properties/album/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/album",schemaPath:"#/properties/album/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/album",schemaPath:"#/properties/album/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(!(((data1 === 3) || (data1 === 2)) || (data1 === 4))){
const err4 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema31.properties.columns.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ratio !== undefined){
let data2 = data.ratio;
if(!((((data2 === "4/3") || (data2 === "1/1")) || (data2 === "3/4")) || (data2 === "auto"))){
const err5 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema31.properties.ratio.enum}};
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

