// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { longerThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["section"],"properties":{"section":{"type":"integer","minimum":1,"maximum":9007199254740991},"overrides":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["block","pointer","value"],"properties":{"block":{"type":"string","maxLength":32,"pattern":"^[a-z0-9-]{4,32}$"},"pointer":{"type":"string","pattern":"^[a-zA-Z0-9/~_-]+$","maxLength":200},"value":{"type":"string","maxLength":5000},"of":{"type":"string","pattern":"^[a-z0-9-]{4,40}$","maxLength":40}}}}},"$id":"/blocks/shared-section"};

const pattern4 = new RegExp("^[a-z0-9-]{4,32}$", "u");
const pattern5 = new RegExp("^[a-zA-Z0-9/~_-]+$", "u");
const pattern6 = new RegExp("^[a-z0-9-]{4,40}$", "u");

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
if(data.section === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "section") || (key0 === "overrides"))){
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
if(data.section !== undefined){
let data0 = data.section;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.overrides !== undefined){
let data1 = data.overrides;
if(Array.isArray(data1)){
if(data1.length > 50){
const err5 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.block === undefined){
const err6 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty: "block"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.pointer === undefined){
const err7 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty: "pointer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.value === undefined){
const err8 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "block") || (key1 === "pointer")) || (key1 === "value")) || (key1 === "of"))){
const err9 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.block !== undefined){
let data3 = data2.block;
if(typeof data3 === "string"){
if(longerThan(data3, 32)){
const err10 = {instancePath:instancePath+"/overrides/" + i0+"/block",schemaPath:"#/properties/overrides/items/properties/block/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data3)){
const err11 = {instancePath:instancePath+"/overrides/" + i0+"/block",schemaPath:"#/properties/overrides/items/properties/block/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]{4,32}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/overrides/" + i0+"/block",schemaPath:"#/properties/overrides/items/properties/block/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.pointer !== undefined){
let data4 = data2.pointer;
if(typeof data4 === "string"){
if(longerThan(data4, 200)){
const err13 = {instancePath:instancePath+"/overrides/" + i0+"/pointer",schemaPath:"#/properties/overrides/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern5.test(data4)){
const err14 = {instancePath:instancePath+"/overrides/" + i0+"/pointer",schemaPath:"#/properties/overrides/items/properties/pointer/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9/~_-]+$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/overrides/" + i0+"/pointer",schemaPath:"#/properties/overrides/items/properties/pointer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.value !== undefined){
let data5 = data2.value;
if(typeof data5 === "string"){
if(longerThan(data5, 5000)){
const err16 = {instancePath:instancePath+"/overrides/" + i0+"/value",schemaPath:"#/properties/overrides/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/overrides/" + i0+"/value",schemaPath:"#/properties/overrides/items/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.of !== undefined){
let data6 = data2.of;
if(typeof data6 === "string"){
if(longerThan(data6, 40)){
const err18 = {instancePath:instancePath+"/overrides/" + i0+"/of",schemaPath:"#/properties/overrides/items/properties/of/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern6.test(data6)){
const err19 = {instancePath:instancePath+"/overrides/" + i0+"/of",schemaPath:"#/properties/overrides/items/properties/of/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]{4,40}$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/overrides/" + i0+"/of",schemaPath:"#/properties/overrides/items/properties/of/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/overrides/" + i0,schemaPath:"#/properties/overrides/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

