// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"showPrice":{"type":"boolean","default":true},"priceNote":{"type":"string","maxLength":120},"showTags":{"type":"boolean","default":true},"listHref":{"type":"string","format":"safe-url","maxLength":2000},"otherCount":{"type":"integer","minimum":0,"maximum":6,"default":3}},"$id":"/blocks/service"};

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
if(!(((((key0 === "showPrice") || (key0 === "priceNote")) || (key0 === "showTags")) || (key0 === "listHref")) || (key0 === "otherCount"))){
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
if(data.showPrice !== undefined){
if(typeof data.showPrice !== "boolean"){
const err1 = {instancePath:instancePath+"/showPrice",schemaPath:"#/properties/showPrice/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.priceNote !== undefined){
let data1 = data.priceNote;
if(typeof data1 === "string"){
if(longerThan(data1, 120)){
const err2 = {instancePath:instancePath+"/priceNote",schemaPath:"#/properties/priceNote/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err3 = {instancePath:instancePath+"/priceNote",schemaPath:"#/properties/priceNote/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.showTags !== undefined){
if(typeof data.showTags !== "boolean"){
const err4 = {instancePath:instancePath+"/showTags",schemaPath:"#/properties/showTags/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.listHref !== undefined){
let data3 = data.listHref;
if(typeof data3 === "string"){
if(longerThan(data3, 2000)){
const err5 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0(data3))){
const err6 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err7 = {instancePath:instancePath+"/listHref",schemaPath:"#/properties/listHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.otherCount !== undefined){
let data4 = data.otherCount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/otherCount",schemaPath:"#/properties/otherCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 6 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/otherCount",schemaPath:"#/properties/otherCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/otherCount",schemaPath:"#/properties/otherCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

