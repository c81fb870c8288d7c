// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { longerThan } from '../../text/string-length.ts'

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"tone":{"enum":["plain","muted","accent","ink"],"default":"plain"},"width":{"enum":["normal","narrow","wide","full"],"default":"normal"},"spacing":{"enum":["normal","tight","airy"],"default":"normal"},"kicker":{"type":"string","maxLength":60},"number":{"type":"string","maxLength":8},"title":{"type":"string","maxLength":120},"level":{"enum":[2,3],"default":2},"intro":{"type":"string","format":"html-inline","maxLength":600},"anchor":{"type":"string","maxLength":60,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"}},"$id":"/blocks/section"};
const func1 = Object.prototype.hasOwnProperty;

const pattern4 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");

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
if(!(func1.call(schema31.properties, key0))){
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
if(data.tone !== undefined){
let data0 = data.tone;
if(!((((data0 === "plain") || (data0 === "muted")) || (data0 === "accent")) || (data0 === "ink"))){
const err1 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/enum",keyword:"enum",params:{allowedValues: schema31.properties.tone.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.width !== undefined){
let data1 = data.width;
if(!((((data1 === "normal") || (data1 === "narrow")) || (data1 === "wide")) || (data1 === "full"))){
const err2 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/enum",keyword:"enum",params:{allowedValues: schema31.properties.width.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.spacing !== undefined){
let data2 = data.spacing;
if(!(((data2 === "normal") || (data2 === "tight")) || (data2 === "airy"))){
const err3 = {instancePath:instancePath+"/spacing",schemaPath:"#/properties/spacing/enum",keyword:"enum",params:{allowedValues: schema31.properties.spacing.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kicker !== undefined){
let data3 = data.kicker;
if(typeof data3 === "string"){
if(longerThan(data3, 60)){
const err4 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err5 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.number !== undefined){
let data4 = data.number;
if(typeof data4 === "string"){
if(longerThan(data4, 8)){
const err6 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 8}};
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
const err7 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data5 = data.title;
if(typeof data5 === "string"){
if(longerThan(data5, 120)){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.level !== undefined){
let data6 = data.level;
if(!((data6 === 2) || (data6 === 3))){
const err10 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.level.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.intro !== undefined){
let data7 = data.intro;
if(typeof data7 === "string"){
if(longerThan(data7, 600)){
const err11 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/maxLength",keyword:"maxLength",params:{limit: 600}};
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
const err12 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.anchor !== undefined){
let data8 = data.anchor;
if(typeof data8 === "string"){
if(longerThan(data8, 60)){
const err13 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern4.test(data8)){
const err14 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"}};
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
const err15 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

