// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":80},"catalogueHref":{"type":"string","format":"safe-url","maxLength":500,"default":"/produits","x-group":{"fr":"Adresses des pages","en":"Addresses of pages"}},"cartHref":{"type":"string","format":"safe-url","maxLength":500,"default":"/panier","x-group":{"fr":"Adresses des pages","en":"Addresses of pages"}},"signInHref":{"type":"string","format":"safe-url","maxLength":500,"default":"/auth","x-group":{"fr":"Adresses des pages","en":"Addresses of pages"}},"termsHref":{"type":"string","format":"safe-url","maxLength":500,"default":"/sale-terms"},"termsVersion":{"type":"string","maxLength":40,"x-inline":false},"trackingHref":{"type":"string","format":"safe-url","maxLength":500,"default":"/suivi-commande"},"offersNoDelivery":{"type":"boolean","default":true},"collectNote":{"type":"string","format":"html-inline","maxLength":400}},"$id":"/blocks/checkout"};
const func1 = Object.prototype.hasOwnProperty;

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(longerThan(data0, 80)){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(shorterThan(data0, 1)){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.catalogueHref !== undefined){
let data1 = data.catalogueHref;
if(typeof data1 === "string"){
if(longerThan(data1, 500)){
const err5 = {instancePath:instancePath+"/catalogueHref",schemaPath:"#/properties/catalogueHref/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/catalogueHref",schemaPath:"#/properties/catalogueHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err7 = {instancePath:instancePath+"/catalogueHref",schemaPath:"#/properties/catalogueHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cartHref !== undefined){
let data2 = data.cartHref;
if(typeof data2 === "string"){
if(longerThan(data2, 500)){
const err8 = {instancePath:instancePath+"/cartHref",schemaPath:"#/properties/cartHref/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/cartHref",schemaPath:"#/properties/cartHref/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/cartHref",schemaPath:"#/properties/cartHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.signInHref !== undefined){
let data3 = data.signInHref;
if(typeof data3 === "string"){
if(longerThan(data3, 500)){
const err11 = {instancePath:instancePath+"/signInHref",schemaPath:"#/properties/signInHref/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0(data3))){
const err12 = {instancePath:instancePath+"/signInHref",schemaPath:"#/properties/signInHref/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/signInHref",schemaPath:"#/properties/signInHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.termsHref !== undefined){
let data4 = data.termsHref;
if(typeof data4 === "string"){
if(longerThan(data4, 500)){
const err14 = {instancePath:instancePath+"/termsHref",schemaPath:"#/properties/termsHref/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0(data4))){
const err15 = {instancePath:instancePath+"/termsHref",schemaPath:"#/properties/termsHref/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/termsHref",schemaPath:"#/properties/termsHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.termsVersion !== undefined){
let data5 = data.termsVersion;
if(typeof data5 === "string"){
if(longerThan(data5, 40)){
const err17 = {instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/maxLength",keyword:"maxLength",params:{limit: 40}};
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
const err18 = {instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.trackingHref !== undefined){
let data6 = data.trackingHref;
if(typeof data6 === "string"){
if(longerThan(data6, 500)){
const err19 = {instancePath:instancePath+"/trackingHref",schemaPath:"#/properties/trackingHref/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0(data6))){
const err20 = {instancePath:instancePath+"/trackingHref",schemaPath:"#/properties/trackingHref/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/trackingHref",schemaPath:"#/properties/trackingHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.offersNoDelivery !== undefined){
if(typeof data.offersNoDelivery !== "boolean"){
const err22 = {instancePath:instancePath+"/offersNoDelivery",schemaPath:"#/properties/offersNoDelivery/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.collectNote !== undefined){
let data8 = data.collectNote;
if(typeof data8 === "string"){
if(longerThan(data8, 400)){
const err23 = {instancePath:instancePath+"/collectNote",schemaPath:"#/properties/collectNote/maxLength",keyword:"maxLength",params:{limit: 400}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/collectNote",schemaPath:"#/properties/collectNote/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

