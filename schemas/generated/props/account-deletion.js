// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"title":{"type":"string","minLength":1,"maxLength":120},"intro":{"type":"string","format":"html-inline","maxLength":600},"afterwards":{"type":"string","format":"safe-url","maxLength":500},"kept":{"type":"array","maxItems":12,"items":{"type":"object","additionalProperties":false,"required":["what","why"],"properties":{"what":{"type":"string","minLength":1,"maxLength":120},"why":{"type":"string","minLength":1,"maxLength":200},"until":{"type":"string","maxLength":80}}}}},"$id":"/blocks/account-deletion"};

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
if(!((((key0 === "title") || (key0 === "intro")) || (key0 === "afterwards")) || (key0 === "kept"))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(longerThan(data0, 120)){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(shorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.intro !== undefined){
let data1 = data.intro;
if(typeof data1 === "string"){
if(longerThan(data1, 600)){
const err4 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/maxLength",keyword:"maxLength",params:{limit: 600}};
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
const err5 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.afterwards !== undefined){
let data2 = data.afterwards;
if(typeof data2 === "string"){
if(longerThan(data2, 500)){
const err6 = {instancePath:instancePath+"/afterwards",schemaPath:"#/properties/afterwards/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data2))){
const err7 = {instancePath:instancePath+"/afterwards",schemaPath:"#/properties/afterwards/format",keyword:"format",params:{format: "safe-url"}};
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
const err8 = {instancePath:instancePath+"/afterwards",schemaPath:"#/properties/afterwards/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.kept !== undefined){
let data3 = data.kept;
if(Array.isArray(data3)){
if(data3.length > 12){
const err9 = {instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/maxItems",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.what === undefined){
const err10 = {instancePath:instancePath+"/kept/" + i0,schemaPath:"#/properties/kept/items/required",keyword:"required",params:{missingProperty: "what"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.why === undefined){
const err11 = {instancePath:instancePath+"/kept/" + i0,schemaPath:"#/properties/kept/items/required",keyword:"required",params:{missingProperty: "why"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "what") || (key1 === "why")) || (key1 === "until"))){
const err12 = {instancePath:instancePath+"/kept/" + i0,schemaPath:"#/properties/kept/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.what !== undefined){
let data5 = data4.what;
if(typeof data5 === "string"){
if(longerThan(data5, 120)){
const err13 = {instancePath:instancePath+"/kept/" + i0+"/what",schemaPath:"#/properties/kept/items/properties/what/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(shorterThan(data5, 1)){
const err14 = {instancePath:instancePath+"/kept/" + i0+"/what",schemaPath:"#/properties/kept/items/properties/what/minLength",keyword:"minLength",params:{limit: 1}};
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
const err15 = {instancePath:instancePath+"/kept/" + i0+"/what",schemaPath:"#/properties/kept/items/properties/what/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.why !== undefined){
let data6 = data4.why;
if(typeof data6 === "string"){
if(longerThan(data6, 200)){
const err16 = {instancePath:instancePath+"/kept/" + i0+"/why",schemaPath:"#/properties/kept/items/properties/why/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(shorterThan(data6, 1)){
const err17 = {instancePath:instancePath+"/kept/" + i0+"/why",schemaPath:"#/properties/kept/items/properties/why/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/kept/" + i0+"/why",schemaPath:"#/properties/kept/items/properties/why/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.until !== undefined){
let data7 = data4.until;
if(typeof data7 === "string"){
if(longerThan(data7, 80)){
const err19 = {instancePath:instancePath+"/kept/" + i0+"/until",schemaPath:"#/properties/kept/items/properties/until/maxLength",keyword:"maxLength",params:{limit: 80}};
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
const err20 = {instancePath:instancePath+"/kept/" + i0+"/until",schemaPath:"#/properties/kept/items/properties/until/type",keyword:"type",params:{type: "string"}};
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
const err21 = {instancePath:instancePath+"/kept/" + i0,schemaPath:"#/properties/kept/items/type",keyword:"type",params:{type: "object"}};
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
const err22 = {instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type: "array"}};
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

