// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["members"],"properties":{"title":{"type":"string","maxLength":120},"level":{"enum":[3,2],"default":3},"members":{"type":"array","minItems":1,"maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":80},"role":{"type":"string","maxLength":120},"text":{"type":"string","format":"html-inline","maxLength":600},"image":{"$ref":"/schemas/media.schema.json"},"href":{"type":"string","format":"safe-url","maxLength":500},"linkLabel":{"type":"string","maxLength":60,"x-when":{"prop":"href","min":1}}}}}},"$id":"/blocks/team"};
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
if(data.members === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "members"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "level")) || (key0 === "members"))){
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
if(data.members !== undefined){
let data2 = data.members;
if(Array.isArray(data2)){
if(data2.length > 24){
const err5 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data3){
if(!((((((key1 === "name") || (key1 === "role")) || (key1 === "text")) || (key1 === "image")) || (key1 === "href")) || (key1 === "linkLabel"))){
const err8 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(longerThan(data4, 80)){
const err9 = {instancePath:instancePath+"/members/" + i0+"/name",schemaPath:"#/properties/members/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(shorterThan(data4, 1)){
const err10 = {instancePath:instancePath+"/members/" + i0+"/name",schemaPath:"#/properties/members/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err11 = {instancePath:instancePath+"/members/" + i0+"/name",schemaPath:"#/properties/members/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.role !== undefined){
let data5 = data3.role;
if(typeof data5 === "string"){
if(longerThan(data5, 120)){
const err12 = {instancePath:instancePath+"/members/" + i0+"/role",schemaPath:"#/properties/members/items/properties/role/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err13 = {instancePath:instancePath+"/members/" + i0+"/role",schemaPath:"#/properties/members/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.text !== undefined){
let data6 = data3.text;
if(typeof data6 === "string"){
if(longerThan(data6, 600)){
const err14 = {instancePath:instancePath+"/members/" + i0+"/text",schemaPath:"#/properties/members/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 600}};
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
const err15 = {instancePath:instancePath+"/members/" + i0+"/text",schemaPath:"#/properties/members/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.image !== undefined){
let data7 = data3.image;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err16 = {instancePath:instancePath+"/members/" + i0+"/image",schemaPath:"/schemas/media.schema.json/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data7){
if(!((key2 === "id") || (key2 === "alt"))){
const err17 = {instancePath:instancePath+"/members/" + i0+"/image",schemaPath:"/schemas/media.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/members/" + i0+"/image/id",schemaPath:"/schemas/media.schema.json/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/members/" + i0+"/image/id",schemaPath:"/schemas/media.schema.json/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data7.alt !== undefined){
let data9 = data7.alt;
if(typeof data9 === "string"){
if(longerThan(data9, 300)){
const err20 = {instancePath:instancePath+"/members/" + i0+"/image/alt",schemaPath:"/schemas/media.schema.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 300}};
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
const err21 = {instancePath:instancePath+"/members/" + i0+"/image/alt",schemaPath:"/schemas/media.schema.json/properties/alt/type",keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath:instancePath+"/members/" + i0+"/image",schemaPath:"/schemas/media.schema.json/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.href !== undefined){
let data10 = data3.href;
if(typeof data10 === "string"){
if(longerThan(data10, 500)){
const err23 = {instancePath:instancePath+"/members/" + i0+"/href",schemaPath:"#/properties/members/items/properties/href/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0(data10))){
const err24 = {instancePath:instancePath+"/members/" + i0+"/href",schemaPath:"#/properties/members/items/properties/href/format",keyword:"format",params:{format: "safe-url"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/members/" + i0+"/href",schemaPath:"#/properties/members/items/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.linkLabel !== undefined){
let data11 = data3.linkLabel;
if(typeof data11 === "string"){
if(longerThan(data11, 60)){
const err26 = {instancePath:instancePath+"/members/" + i0+"/linkLabel",schemaPath:"#/properties/members/items/properties/linkLabel/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err27 = {instancePath:instancePath+"/members/" + i0+"/linkLabel",schemaPath:"#/properties/members/items/properties/linkLabel/type",keyword:"type",params:{type: "string"}};
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
const err28 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

