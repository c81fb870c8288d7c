// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["plans"],"properties":{"title":{"type":"string","maxLength":120},"level":{"enum":[3,2],"default":3},"plans":{"type":"array","minItems":1,"maxItems":4,"items":{"type":"object","additionalProperties":false,"required":["name","price"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"badge":{"type":"string","maxLength":30},"price":{"type":"string","minLength":1,"maxLength":20},"period":{"type":"string","maxLength":40},"priceNote":{"type":"string","maxLength":80},"text":{"type":"string","format":"html-inline","maxLength":400},"features":{"type":"array","maxItems":12,"items":{"type":"string","minLength":1,"maxLength":160}},"href":{"type":"string","format":"safe-url","maxLength":500},"linkLabel":{"type":"string","maxLength":60,"x-when":{"prop":"href","min":1}},"highlighted":{"type":"boolean","default":false}}}},"note":{"type":"string","format":"html-inline","maxLength":400}},"$id":"/blocks/pricing"};

const func2 = Object.prototype.hasOwnProperty;
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
if(data.plans === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plans"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "level")) || (key0 === "plans")) || (key0 === "note"))){
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
if(longerThan(data0, 120)){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}};
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
if(data.level !== undefined){
let data1 = data.level;
if(!((data1 === 3) || (data1 === 2))){
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.level.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.plans !== undefined){
let data2 = data.plans;
if(Array.isArray(data2)){
if(data2.length > 4){
const err5 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err7 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.price === undefined){
const err8 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!(func2.call(schema31.properties.plans.items.properties, key1))){
const err9 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(longerThan(data4, 60)){
const err10 = {instancePath:instancePath+"/plans/" + i0+"/name",schemaPath:"#/properties/plans/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(shorterThan(data4, 1)){
const err11 = {instancePath:instancePath+"/plans/" + i0+"/name",schemaPath:"#/properties/plans/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/plans/" + i0+"/name",schemaPath:"#/properties/plans/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.badge !== undefined){
let data5 = data3.badge;
if(typeof data5 === "string"){
if(longerThan(data5, 30)){
const err13 = {instancePath:instancePath+"/plans/" + i0+"/badge",schemaPath:"#/properties/plans/items/properties/badge/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/plans/" + i0+"/badge",schemaPath:"#/properties/plans/items/properties/badge/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.price !== undefined){
let data6 = data3.price;
if(typeof data6 === "string"){
if(longerThan(data6, 20)){
const err15 = {instancePath:instancePath+"/plans/" + i0+"/price",schemaPath:"#/properties/plans/items/properties/price/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(shorterThan(data6, 1)){
const err16 = {instancePath:instancePath+"/plans/" + i0+"/price",schemaPath:"#/properties/plans/items/properties/price/minLength",keyword:"minLength",params:{limit: 1}};
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
const err17 = {instancePath:instancePath+"/plans/" + i0+"/price",schemaPath:"#/properties/plans/items/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.period !== undefined){
let data7 = data3.period;
if(typeof data7 === "string"){
if(longerThan(data7, 40)){
const err18 = {instancePath:instancePath+"/plans/" + i0+"/period",schemaPath:"#/properties/plans/items/properties/period/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/plans/" + i0+"/period",schemaPath:"#/properties/plans/items/properties/period/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.priceNote !== undefined){
let data8 = data3.priceNote;
if(typeof data8 === "string"){
if(longerThan(data8, 80)){
const err20 = {instancePath:instancePath+"/plans/" + i0+"/priceNote",schemaPath:"#/properties/plans/items/properties/priceNote/maxLength",keyword:"maxLength",params:{limit: 80}};
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
const err21 = {instancePath:instancePath+"/plans/" + i0+"/priceNote",schemaPath:"#/properties/plans/items/properties/priceNote/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.text !== undefined){
let data9 = data3.text;
if(typeof data9 === "string"){
if(longerThan(data9, 400)){
const err22 = {instancePath:instancePath+"/plans/" + i0+"/text",schemaPath:"#/properties/plans/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 400}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/plans/" + i0+"/text",schemaPath:"#/properties/plans/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.features !== undefined){
let data10 = data3.features;
if(Array.isArray(data10)){
if(data10.length > 12){
const err24 = {instancePath:instancePath+"/plans/" + i0+"/features",schemaPath:"#/properties/plans/items/properties/features/maxItems",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(longerThan(data11, 160)){
const err25 = {instancePath:instancePath+"/plans/" + i0+"/features/" + i1,schemaPath:"#/properties/plans/items/properties/features/items/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(shorterThan(data11, 1)){
const err26 = {instancePath:instancePath+"/plans/" + i0+"/features/" + i1,schemaPath:"#/properties/plans/items/properties/features/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/plans/" + i0+"/features/" + i1,schemaPath:"#/properties/plans/items/properties/features/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/plans/" + i0+"/features",schemaPath:"#/properties/plans/items/properties/features/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.href !== undefined){
let data12 = data3.href;
if(typeof data12 === "string"){
if(longerThan(data12, 500)){
const err29 = {instancePath:instancePath+"/plans/" + i0+"/href",schemaPath:"#/properties/plans/items/properties/href/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0(data12))){
const err30 = {instancePath:instancePath+"/plans/" + i0+"/href",schemaPath:"#/properties/plans/items/properties/href/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/plans/" + i0+"/href",schemaPath:"#/properties/plans/items/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data3.linkLabel !== undefined){
let data13 = data3.linkLabel;
if(typeof data13 === "string"){
if(longerThan(data13, 60)){
const err32 = {instancePath:instancePath+"/plans/" + i0+"/linkLabel",schemaPath:"#/properties/plans/items/properties/linkLabel/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/plans/" + i0+"/linkLabel",schemaPath:"#/properties/plans/items/properties/linkLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data3.highlighted !== undefined){
if(typeof data3.highlighted !== "boolean"){
const err34 = {instancePath:instancePath+"/plans/" + i0+"/highlighted",schemaPath:"#/properties/plans/items/properties/highlighted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.note !== undefined){
let data15 = data.note;
if(typeof data15 === "string"){
if(longerThan(data15, 400)){
const err37 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 400}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

