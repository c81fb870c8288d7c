// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"askPhone":{"type":"boolean","default":true},"askMessage":{"type":"boolean","default":true},"listHref":{"type":"string","format":"safe-url","maxLength":2000},"privacyHref":{"type":"string","format":"safe-url","maxLength":2000,"default":"/privacy-policy"}},"$id":"/blocks/event"};
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
if(!((((key0 === "askPhone") || (key0 === "askMessage")) || (key0 === "listHref")) || (key0 === "privacyHref"))){
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
if(data.askPhone !== undefined){
if(typeof data.askPhone !== "boolean"){
const err1 = {instancePath:instancePath+"/askPhone",schemaPath:"#/properties/askPhone/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.askMessage !== undefined){
if(typeof data.askMessage !== "boolean"){
const err2 = {instancePath:instancePath+"/askMessage",schemaPath:"#/properties/askMessage/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.listHref !== undefined){
let data2 = data.listHref;
if(typeof data2 === "string"){
if(longerThan(data2, 2000)){
const err3 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0(data2))){
const err4 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err5 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.privacyHref !== undefined){
let data3 = data.privacyHref;
if(typeof data3 === "string"){
if(longerThan(data3, 2000)){
const err6 = {instancePath:instancePath+"/privacyHref",schemaPath:"#/properties/privacyHref/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data3))){
const err7 = {instancePath:instancePath+"/privacyHref",schemaPath:"#/properties/privacyHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err8 = {instancePath:instancePath+"/privacyHref",schemaPath:"#/properties/privacyHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

