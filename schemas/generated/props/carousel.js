// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["label","slides"],"properties":{"label":{"type":"string","minLength":1,"maxLength":80,"x-inline":false},"slides":{"type":"array","minItems":2,"maxItems":12,"items":{"type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"$ref":"/schemas/media.schema.json"},"title":{"type":"string","maxLength":80},"text":{"type":"string","maxLength":240},"href":{"type":"string","format":"safe-url","maxLength":500}}}},"ratio":{"enum":["16/9","4/3","21/9","1/1"],"default":"16/9"},"autoplay":{"type":"boolean","default":false},"interval":{"type":"integer","minimum":3,"maximum":20,"default":6,"x-group":"behaviour","x-unit":{"fr":"s","en":"s"}}},"$id":"/blocks/carousel"};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/media.schema.json","title":"MediaRef","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1},"alt":{"type":"string","maxLength":300}}};

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
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slides === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slides"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "label") || (key0 === "slides")) || (key0 === "ratio")) || (key0 === "autoplay")) || (key0 === "interval"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(longerThan(data0, 80)){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(shorterThan(data0, 1)){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.slides !== undefined){
let data1 = data.slides;
if(Array.isArray(data1)){
if(data1.length > 12){
const err6 = {instancePath:instancePath+"/slides",schemaPath:"#/properties/slides/maxItems",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 2){
const err7 = {instancePath:instancePath+"/slides",schemaPath:"#/properties/slides/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.image === undefined){
const err8 = {instancePath:instancePath+"/slides/" + i0,schemaPath:"#/properties/slides/items/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "image") || (key1 === "title")) || (key1 === "text")) || (key1 === "href"))){
const err9 = {instancePath:instancePath+"/slides/" + i0,schemaPath:"#/properties/slides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.image !== undefined){
let data3 = data2.image;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err10 = {instancePath:instancePath+"/slides/" + i0+"/image",schemaPath:"/schemas/media.schema.json/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data3){
if(!((key2 === "id") || (key2 === "alt"))){
const err11 = {instancePath:instancePath+"/slides/" + i0+"/image",schemaPath:"/schemas/media.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/slides/" + i0+"/image/id",schemaPath:"/schemas/media.schema.json/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/slides/" + i0+"/image/id",schemaPath:"/schemas/media.schema.json/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data3.alt !== undefined){
let data5 = data3.alt;
if(typeof data5 === "string"){
if(longerThan(data5, 300)){
const err14 = {instancePath:instancePath+"/slides/" + i0+"/image/alt",schemaPath:"/schemas/media.schema.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 300}};
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
const err15 = {instancePath:instancePath+"/slides/" + i0+"/image/alt",schemaPath:"/schemas/media.schema.json/properties/alt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/slides/" + i0+"/image",schemaPath:"/schemas/media.schema.json/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.title !== undefined){
let data6 = data2.title;
if(typeof data6 === "string"){
if(longerThan(data6, 80)){
const err17 = {instancePath:instancePath+"/slides/" + i0+"/title",schemaPath:"#/properties/slides/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80}};
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
const err18 = {instancePath:instancePath+"/slides/" + i0+"/title",schemaPath:"#/properties/slides/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.text !== undefined){
let data7 = data2.text;
if(typeof data7 === "string"){
if(longerThan(data7, 240)){
const err19 = {instancePath:instancePath+"/slides/" + i0+"/text",schemaPath:"#/properties/slides/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 240}};
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
const err20 = {instancePath:instancePath+"/slides/" + i0+"/text",schemaPath:"#/properties/slides/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.href !== undefined){
let data8 = data2.href;
if(typeof data8 === "string"){
if(longerThan(data8, 500)){
const err21 = {instancePath:instancePath+"/slides/" + i0+"/href",schemaPath:"#/properties/slides/items/properties/href/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0(data8))){
const err22 = {instancePath:instancePath+"/slides/" + i0+"/href",schemaPath:"#/properties/slides/items/properties/href/format",keyword:"format",params:{format: "safe-url"}};
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
const err23 = {instancePath:instancePath+"/slides/" + i0+"/href",schemaPath:"#/properties/slides/items/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/slides/" + i0,schemaPath:"#/properties/slides/items/type",keyword:"type",params:{type: "object"}};
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
const err25 = {instancePath:instancePath+"/slides",schemaPath:"#/properties/slides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.ratio !== undefined){
let data9 = data.ratio;
if(!((((data9 === "16/9") || (data9 === "4/3")) || (data9 === "21/9")) || (data9 === "1/1"))){
const err26 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema31.properties.ratio.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.autoplay !== undefined){
if(typeof data.autoplay !== "boolean"){
const err27 = {instancePath:instancePath+"/autoplay",schemaPath:"#/properties/autoplay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.interval !== undefined){
let data11 = data.interval;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 20 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11 < 3 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

