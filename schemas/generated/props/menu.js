// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan, shorterThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["label"],"properties":{"source":{"enum":["site","links"],"default":"site"},"label":{"type":"string","minLength":1,"maxLength":60,"x-inline":false},"orientation":{"enum":["horizontal","vertical"],"default":"horizontal"},"depth":{"enum":[2,1,3],"default":2},"links":{"type":"array","maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["label","href"],"properties":{"label":{"type":"string","minLength":1,"maxLength":60},"href":{"type":"string","format":"safe-url","minLength":1,"maxLength":500}}},"x-when":{"prop":"source","is":["links"]}},"title":{"type":"string","maxLength":60}},"$id":"/blocks/menu"};

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
for(const key0 in data){
if(!((((((key0 === "source") || (key0 === "label")) || (key0 === "orientation")) || (key0 === "depth")) || (key0 === "links")) || (key0 === "title"))){
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
if(data.source !== undefined){
let data0 = data.source;
if(!((data0 === "site") || (data0 === "links"))){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema31.properties.source.enum}};
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
let data1 = data.label;
if(typeof data1 === "string"){
if(longerThan(data1, 60)){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(shorterThan(data1, 1)){
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
if(data.orientation !== undefined){
let data2 = data.orientation;
if(!((data2 === "horizontal") || (data2 === "vertical"))){
const err6 = {instancePath:instancePath+"/orientation",schemaPath:"#/properties/orientation/enum",keyword:"enum",params:{allowedValues: schema31.properties.orientation.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.depth !== undefined){
let data3 = data.depth;
if(!(((data3 === 2) || (data3 === 1)) || (data3 === 3))){
const err7 = {instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/enum",keyword:"enum",params:{allowedValues: schema31.properties.depth.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.links !== undefined){
let data4 = data.links;
if(Array.isArray(data4)){
if(data4.length > 24){
const err8 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 24}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
const err9 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.href === undefined){
const err10 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "href"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "label") || (key1 === "href"))){
const err11 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.label !== undefined){
let data6 = data5.label;
if(typeof data6 === "string"){
if(longerThan(data6, 60)){
const err12 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(shorterThan(data6, 1)){
const err13 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
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
const err14 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.href !== undefined){
let data7 = data5.href;
if(typeof data7 === "string"){
if(longerThan(data7, 500)){
const err15 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"#/properties/links/items/properties/href/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(shorterThan(data7, 1)){
const err16 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"#/properties/links/items/properties/href/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0(data7))){
const err17 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"#/properties/links/items/properties/href/format",keyword:"format",params:{format: "safe-url"}};
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
const err18 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"#/properties/links/items/properties/href/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err20 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.title !== undefined){
let data8 = data.title;
if(typeof data8 === "string"){
if(longerThan(data8, 60)){
const err21 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
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

