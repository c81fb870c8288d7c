// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../../text/formats.ts'
import { longerThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"kicker":{"type":"string","maxLength":60},"level":{"enum":[2,3],"default":2},"showPicture":{"type":"boolean","default":true},"showSummary":{"type":"boolean","default":true},"allHref":{"type":"string","format":"safe-url","maxLength":2000},"allLabel":{"type":"string","maxLength":60,"x-when":{"prop":"allHref","min":1}}},"$id":"/blocks/promoted-news"};

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
if(!((((((key0 === "kicker") || (key0 === "level")) || (key0 === "showPicture")) || (key0 === "showSummary")) || (key0 === "allHref")) || (key0 === "allLabel"))){
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
if(data.kicker !== undefined){
let data0 = data.kicker;
if(typeof data0 === "string"){
if(longerThan(data0, 60)){
const err1 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!((data1 === 2) || (data1 === 3))){
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.level.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.showPicture !== undefined){
if(typeof data.showPicture !== "boolean"){
const err4 = {instancePath:instancePath+"/showPicture",schemaPath:"#/properties/showPicture/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.showSummary !== undefined){
if(typeof data.showSummary !== "boolean"){
const err5 = {instancePath:instancePath+"/showSummary",schemaPath:"#/properties/showSummary/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.allHref !== undefined){
let data4 = data.allHref;
if(typeof data4 === "string"){
if(longerThan(data4, 2000)){
const err6 = {instancePath:instancePath+"/allHref",schemaPath:"#/properties/allHref/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data4))){
const err7 = {instancePath:instancePath+"/allHref",schemaPath:"#/properties/allHref/format",keyword:"format",params:{format: "safe-url"}};
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
const err8 = {instancePath:instancePath+"/allHref",schemaPath:"#/properties/allHref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.allLabel !== undefined){
let data5 = data.allLabel;
if(typeof data5 === "string"){
if(longerThan(data5, 60)){
const err9 = {instancePath:instancePath+"/allLabel",schemaPath:"#/properties/allLabel/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err10 = {instancePath:instancePath+"/allLabel",schemaPath:"#/properties/allLabel/type",keyword:"type",params:{type: "string"}};
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

