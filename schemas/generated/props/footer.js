// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["legalLabel"],"properties":{"text":{"type":"string","format":"html-inline","maxLength":600},"showLogo":{"type":"boolean","default":true},"showHours":{"type":"boolean","default":false},"showSocial":{"type":"boolean","default":false},"showLegal":{"type":"boolean","default":true},"showPartners":{"type":"boolean","default":false},"legalLabel":{"type":"string","minLength":1,"maxLength":60,"x-inline":false}},"$id":"/blocks/footer"};


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
if(data.legalLabel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legalLabel"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "text") || (key0 === "showLogo")) || (key0 === "showHours")) || (key0 === "showSocial")) || (key0 === "showLegal")) || (key0 === "showPartners")) || (key0 === "legalLabel"))){
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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(longerThan(data0, 600)){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600}};
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
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.showLogo !== undefined){
if(typeof data.showLogo !== "boolean"){
const err4 = {instancePath:instancePath+"/showLogo",schemaPath:"#/properties/showLogo/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.showHours !== undefined){
if(typeof data.showHours !== "boolean"){
const err5 = {instancePath:instancePath+"/showHours",schemaPath:"#/properties/showHours/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.showSocial !== undefined){
if(typeof data.showSocial !== "boolean"){
const err6 = {instancePath:instancePath+"/showSocial",schemaPath:"#/properties/showSocial/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.showLegal !== undefined){
if(typeof data.showLegal !== "boolean"){
const err7 = {instancePath:instancePath+"/showLegal",schemaPath:"#/properties/showLegal/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.showPartners !== undefined){
if(typeof data.showPartners !== "boolean"){
const err8 = {instancePath:instancePath+"/showPartners",schemaPath:"#/properties/showPartners/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.legalLabel !== undefined){
let data6 = data.legalLabel;
if(typeof data6 === "string"){
if(longerThan(data6, 60)){
const err9 = {instancePath:instancePath+"/legalLabel",schemaPath:"#/properties/legalLabel/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(shorterThan(data6, 1)){
const err10 = {instancePath:instancePath+"/legalLabel",schemaPath:"#/properties/legalLabel/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/legalLabel",schemaPath:"#/properties/legalLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

