// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"loginTitle":{"type":"string","minLength":1,"maxLength":80},"registerTitle":{"type":"string","minLength":1,"maxLength":80},"registerIntro":{"type":"string","format":"html-inline","maxLength":600},"canRegister":{"type":"boolean","default":true},"termsHref":{"type":"string","format":"safe-url","maxLength":300,"default":"/use-terms","x-group":{"fr":"Adresses des pages","en":"Addresses of pages"}},"privacyHref":{"type":"string","format":"safe-url","maxLength":300,"default":"/privacy-policy","x-group":{"fr":"Adresses des pages","en":"Addresses of pages"}},"resetHref":{"type":"string","format":"safe-url","maxLength":300,"default":"/password/reset/ask","x-group":{"fr":"Adresses des pages","en":"Addresses of pages"}}},"$id":"/blocks/auth"};

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
if(!(((((((key0 === "loginTitle") || (key0 === "registerTitle")) || (key0 === "registerIntro")) || (key0 === "canRegister")) || (key0 === "termsHref")) || (key0 === "privacyHref")) || (key0 === "resetHref"))){
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
if(data.loginTitle !== undefined){
let data0 = data.loginTitle;
if(typeof data0 === "string"){
if(longerThan(data0, 80)){
const err1 = {instancePath:instancePath+"/loginTitle",schemaPath:"#/properties/loginTitle/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(shorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/loginTitle",schemaPath:"#/properties/loginTitle/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/loginTitle",schemaPath:"#/properties/loginTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.registerTitle !== undefined){
let data1 = data.registerTitle;
if(typeof data1 === "string"){
if(longerThan(data1, 80)){
const err4 = {instancePath:instancePath+"/registerTitle",schemaPath:"#/properties/registerTitle/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(shorterThan(data1, 1)){
const err5 = {instancePath:instancePath+"/registerTitle",schemaPath:"#/properties/registerTitle/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/registerTitle",schemaPath:"#/properties/registerTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.registerIntro !== undefined){
let data2 = data.registerIntro;
if(typeof data2 === "string"){
if(longerThan(data2, 600)){
const err7 = {instancePath:instancePath+"/registerIntro",schemaPath:"#/properties/registerIntro/maxLength",keyword:"maxLength",params:{limit: 600}};
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
const err8 = {instancePath:instancePath+"/registerIntro",schemaPath:"#/properties/registerIntro/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.canRegister !== undefined){
if(typeof data.canRegister !== "boolean"){
const err9 = {instancePath:instancePath+"/canRegister",schemaPath:"#/properties/canRegister/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.termsHref !== undefined){
let data4 = data.termsHref;
if(typeof data4 === "string"){
if(longerThan(data4, 300)){
const err10 = {instancePath:instancePath+"/termsHref",schemaPath:"#/properties/termsHref/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data4))){
const err11 = {instancePath:instancePath+"/termsHref",schemaPath:"#/properties/termsHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err12 = {instancePath:instancePath+"/termsHref",schemaPath:"#/properties/termsHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.privacyHref !== undefined){
let data5 = data.privacyHref;
if(typeof data5 === "string"){
if(longerThan(data5, 300)){
const err13 = {instancePath:instancePath+"/privacyHref",schemaPath:"#/properties/privacyHref/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data5))){
const err14 = {instancePath:instancePath+"/privacyHref",schemaPath:"#/properties/privacyHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err15 = {instancePath:instancePath+"/privacyHref",schemaPath:"#/properties/privacyHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.resetHref !== undefined){
let data6 = data.resetHref;
if(typeof data6 === "string"){
if(longerThan(data6, 300)){
const err16 = {instancePath:instancePath+"/resetHref",schemaPath:"#/properties/resetHref/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0(data6))){
const err17 = {instancePath:instancePath+"/resetHref",schemaPath:"#/properties/resetHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err18 = {instancePath:instancePath+"/resetHref",schemaPath:"#/properties/resetHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

