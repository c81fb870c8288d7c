// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { formats } from '../text/formats.ts'
import { longerThan, shorterThan } from '../text/string-length.ts'

export const validateBlockManifest = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/block-manifest.schema.json","title":"BlockManifest","type":"object","additionalProperties":false,"required":["$schema","type","version","category","interactive","groups","label","help","keywords","props","slots"],"properties":{"$schema":{"const":"../../schemas/content/block-manifest.schema.json"},"type":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"},"version":{"type":"integer","minimum":1,"maximum":9999},"category":{"enum":["header","structure","text","media","action","navigation","blog","legal","shell"]},"palette":{"title":"PaletteEntry","type":"object","additionalProperties":false,"minProperties":1,"dependentRequired":{"place":["shelf"]},"properties":{"shelf":{"title":"OwnShelf","enum":["text","pictures","buttons","contents","shop","shared","structure","special"]},"place":{"type":"integer","minimum":1,"maximum":99},"icon":{"type":"string","pattern":"^[a-z][a-z-]{0,39}$"}}},"interactive":{"type":"boolean"},"startsAlone":{"const":true},"pageTitle":{"enum":["always","at-level-1"]},"partOf":{"enum":["blog","newsletter"]},"outside":{"title":"OutsideRule","type":"object","additionalProperties":false,"minProperties":1,"properties":{"framesOf":{"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"images":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^https://[a-z0-9.-]+$"}},"takesPayment":{"const":true}}},"ofAccount":{"const":true},"groups":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["page-section","content","action","bar"]}},"label":{"$ref":"#/$defs/LocalText"},"agreement":{"enum":["feminine","masculinePlural","femininePlural"]},"help":{"$ref":"#/$defs/LocalText"},"keywords":{"type":"object","additionalProperties":false,"required":["fr","en"],"properties":{"fr":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"en":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}}},"props":{"title":"PropsSchema","type":"object","additionalProperties":true,"required":["type","additionalProperties","properties"],"properties":{"type":{"const":"object"},"additionalProperties":{"const":false},"required":{"type":"array","uniqueItems":true,"items":{"type":"string"}},"properties":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"additionalProperties":{"$ref":"#/$defs/PropSchema"}}}},"slots":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"additionalProperties":{"$ref":"#/$defs/SlotRule"}}},"$defs":{"LocalText":{"title":"LocalText","type":"object","additionalProperties":false,"required":["fr","en"],"properties":{"fr":{"type":"string","minLength":1},"en":{"type":"string","minLength":1}}},"PropSchema":{"title":"PropSchema","type":"object","additionalProperties":true,"required":["x-label"],"properties":{"x-label":{"$ref":"#/$defs/LocalText"},"x-help":{"$ref":"#/$defs/LocalText"},"x-field":{"title":"FieldKind","enum":["text","long-text","rich-text","image","file","link","select","switch","number","list","icon","colour","date","moment","money","form","album","tags","collection","place-kind","product","service","folder","article","page","section","anchor"]},"x-options":{"type":"object","additionalProperties":{"$ref":"#/$defs/LocalText"}},"x-group":{"anyOf":[{"enum":["content","look","behaviour"]},{"$ref":"#/$defs/LocalText"}]},"x-when":{"$ref":"#/$defs/Condition"},"x-unit":{"$ref":"#/$defs/LocalText"},"x-inline":{"const":false},"x-accept":{"enum":["video","document"]}}},"Condition":{"title":"Condition","type":"object","additionalProperties":false,"required":["prop"],"properties":{"prop":{"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"is":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"min":{"type":"integer","minimum":1}}},"SlotRule":{"title":"SlotRule","type":"object","additionalProperties":false,"required":["accepts","max","label"],"properties":{"accepts":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"min":{"type":"integer","minimum":0},"max":{"type":"integer","minimum":0},"label":{"$ref":"#/$defs/LocalText"},"when":{"$ref":"#/$defs/Condition"},"optional":{"const":true}}}}};
const schema32 = {"title":"LocalText","type":"object","additionalProperties":false,"required":["fr","en"],"properties":{"fr":{"type":"string","minLength":1},"en":{"type":"string","minLength":1}}};
const func1 = Object.prototype.hasOwnProperty;

const pattern4 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const pattern5 = new RegExp("^[a-z][a-z-]{0,39}$", "u");
const pattern6 = new RegExp("^[a-z][A-Za-z0-9]{0,39}$", "u");
const pattern7 = new RegExp("^https://[a-z0-9.-]+$", "u");
const schema34 = {"title":"PropSchema","type":"object","additionalProperties":true,"required":["x-label"],"properties":{"x-label":{"$ref":"#/$defs/LocalText"},"x-help":{"$ref":"#/$defs/LocalText"},"x-field":{"title":"FieldKind","enum":["text","long-text","rich-text","image","file","link","select","switch","number","list","icon","colour","date","moment","money","form","album","tags","collection","place-kind","product","service","folder","article","page","section","anchor"]},"x-options":{"type":"object","additionalProperties":{"$ref":"#/$defs/LocalText"}},"x-group":{"anyOf":[{"enum":["content","look","behaviour"]},{"$ref":"#/$defs/LocalText"}]},"x-when":{"$ref":"#/$defs/Condition"},"x-unit":{"$ref":"#/$defs/LocalText"},"x-inline":{"const":false},"x-accept":{"enum":["video","document"]}}};
const schema39 = {"title":"Condition","type":"object","additionalProperties":false,"required":["prop"],"properties":{"prop":{"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"is":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"min":{"type":"integer","minimum":1}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-label"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-label"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-label"] !== undefined){
let data0 = data["x-label"];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.fr === undefined){
const err1 = {instancePath:instancePath+"/x-label",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.en === undefined){
const err2 = {instancePath:instancePath+"/x-label",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "fr") || (key0 === "en"))){
const err3 = {instancePath:instancePath+"/x-label",schemaPath:"#/$defs/LocalText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.fr !== undefined){
let data1 = data0.fr;
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
const err4 = {instancePath:instancePath+"/x-label/fr",schemaPath:"#/$defs/LocalText/properties/fr/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/x-label/fr",schemaPath:"#/$defs/LocalText/properties/fr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.en !== undefined){
let data2 = data0.en;
if(typeof data2 === "string"){
if(shorterThan(data2, 1)){
const err6 = {instancePath:instancePath+"/x-label/en",schemaPath:"#/$defs/LocalText/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/x-label/en",schemaPath:"#/$defs/LocalText/properties/en/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/x-label",schemaPath:"#/$defs/LocalText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["x-help"] !== undefined){
let data3 = data["x-help"];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.fr === undefined){
const err9 = {instancePath:instancePath+"/x-help",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.en === undefined){
const err10 = {instancePath:instancePath+"/x-help",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "fr") || (key1 === "en"))){
const err11 = {instancePath:instancePath+"/x-help",schemaPath:"#/$defs/LocalText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.fr !== undefined){
let data4 = data3.fr;
if(typeof data4 === "string"){
if(shorterThan(data4, 1)){
const err12 = {instancePath:instancePath+"/x-help/fr",schemaPath:"#/$defs/LocalText/properties/fr/minLength",keyword:"minLength",params:{limit: 1}};
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
const err13 = {instancePath:instancePath+"/x-help/fr",schemaPath:"#/$defs/LocalText/properties/fr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(shorterThan(data5, 1)){
const err14 = {instancePath:instancePath+"/x-help/en",schemaPath:"#/$defs/LocalText/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
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
const err15 = {instancePath:instancePath+"/x-help/en",schemaPath:"#/$defs/LocalText/properties/en/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/x-help",schemaPath:"#/$defs/LocalText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data["x-field"] !== undefined){
let data6 = data["x-field"];
if(!(((((((((((((((((((((((((((data6 === "text") || (data6 === "long-text")) || (data6 === "rich-text")) || (data6 === "image")) || (data6 === "file")) || (data6 === "link")) || (data6 === "select")) || (data6 === "switch")) || (data6 === "number")) || (data6 === "list")) || (data6 === "icon")) || (data6 === "colour")) || (data6 === "date")) || (data6 === "moment")) || (data6 === "money")) || (data6 === "form")) || (data6 === "album")) || (data6 === "tags")) || (data6 === "collection")) || (data6 === "place-kind")) || (data6 === "product")) || (data6 === "service")) || (data6 === "folder")) || (data6 === "article")) || (data6 === "page")) || (data6 === "section")) || (data6 === "anchor"))){
const err17 = {instancePath:instancePath+"/x-field",schemaPath:"#/properties/x-field/enum",keyword:"enum",params:{allowedValues: schema34.properties["x-field"].enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data["x-options"] !== undefined){
let data7 = data["x-options"];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.fr === undefined){
const err18 = {instancePath:instancePath+"/x-options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.en === undefined){
const err19 = {instancePath:instancePath+"/x-options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key3 in data8){
if(!((key3 === "fr") || (key3 === "en"))){
const err20 = {instancePath:instancePath+"/x-options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/LocalText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.fr !== undefined){
let data9 = data8.fr;
if(typeof data9 === "string"){
if(shorterThan(data9, 1)){
const err21 = {instancePath:instancePath+"/x-options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/fr",schemaPath:"#/$defs/LocalText/properties/fr/minLength",keyword:"minLength",params:{limit: 1}};
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
const err22 = {instancePath:instancePath+"/x-options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/fr",schemaPath:"#/$defs/LocalText/properties/fr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.en !== undefined){
let data10 = data8.en;
if(typeof data10 === "string"){
if(shorterThan(data10, 1)){
const err23 = {instancePath:instancePath+"/x-options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/en",schemaPath:"#/$defs/LocalText/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
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
const err24 = {instancePath:instancePath+"/x-options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/en",schemaPath:"#/$defs/LocalText/properties/en/type",keyword:"type",params:{type: "string"}};
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
const err25 = {instancePath:instancePath+"/x-options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/LocalText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/x-options",schemaPath:"#/properties/x-options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data["x-group"] !== undefined){
let data11 = data["x-group"];
const _errs31 = errors;
let valid8 = false;
const _errs32 = errors;
if(!(((data11 === "content") || (data11 === "look")) || (data11 === "behaviour"))){
const err27 = {instancePath:instancePath+"/x-group",schemaPath:"#/properties/x-group/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema34.properties["x-group"].anyOf[0].enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid8 = valid8 || _valid0;
const _errs33 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.fr === undefined){
const err28 = {instancePath:instancePath+"/x-group",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.en === undefined){
const err29 = {instancePath:instancePath+"/x-group",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key4 in data11){
if(!((key4 === "fr") || (key4 === "en"))){
const err30 = {instancePath:instancePath+"/x-group",schemaPath:"#/$defs/LocalText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.fr !== undefined){
let data12 = data11.fr;
if(typeof data12 === "string"){
if(shorterThan(data12, 1)){
const err31 = {instancePath:instancePath+"/x-group/fr",schemaPath:"#/$defs/LocalText/properties/fr/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/x-group/fr",schemaPath:"#/$defs/LocalText/properties/fr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.en !== undefined){
let data13 = data11.en;
if(typeof data13 === "string"){
if(shorterThan(data13, 1)){
const err33 = {instancePath:instancePath+"/x-group/en",schemaPath:"#/$defs/LocalText/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/x-group/en",schemaPath:"#/$defs/LocalText/properties/en/type",keyword:"type",params:{type: "string"}};
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
const err35 = {instancePath:instancePath+"/x-group",schemaPath:"#/$defs/LocalText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const err36 = {instancePath:instancePath+"/x-group",schemaPath:"#/properties/x-group/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data["x-when"] !== undefined){
let data14 = data["x-when"];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.prop === undefined){
const err37 = {instancePath:instancePath+"/x-when",schemaPath:"#/$defs/Condition/required",keyword:"required",params:{missingProperty: "prop"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key5 in data14){
if(!(((key5 === "prop") || (key5 === "is")) || (key5 === "min"))){
const err38 = {instancePath:instancePath+"/x-when",schemaPath:"#/$defs/Condition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.prop !== undefined){
let data15 = data14.prop;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err39 = {instancePath:instancePath+"/x-when/prop",schemaPath:"#/$defs/Condition/properties/prop/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/x-when/prop",schemaPath:"#/$defs/Condition/properties/prop/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.is !== undefined){
let data16 = data14.is;
if(Array.isArray(data16)){
if(data16.length < 1){
const err41 = {instancePath:instancePath+"/x-when/is",schemaPath:"#/$defs/Condition/properties/is/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")){
const err42 = {instancePath:instancePath+"/x-when/is/" + i0,schemaPath:"#/$defs/Condition/properties/is/items/type",keyword:"type",params:{type: schema39.properties.is.items.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/x-when/is",schemaPath:"#/$defs/Condition/properties/is/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.min !== undefined){
let data18 = data14.min;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/x-when/min",schemaPath:"#/$defs/Condition/properties/min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/x-when/min",schemaPath:"#/$defs/Condition/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/x-when",schemaPath:"#/$defs/Condition/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data["x-unit"] !== undefined){
let data19 = data["x-unit"];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.fr === undefined){
const err47 = {instancePath:instancePath+"/x-unit",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19.en === undefined){
const err48 = {instancePath:instancePath+"/x-unit",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key6 in data19){
if(!((key6 === "fr") || (key6 === "en"))){
const err49 = {instancePath:instancePath+"/x-unit",schemaPath:"#/$defs/LocalText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.fr !== undefined){
let data20 = data19.fr;
if(typeof data20 === "string"){
if(shorterThan(data20, 1)){
const err50 = {instancePath:instancePath+"/x-unit/fr",schemaPath:"#/$defs/LocalText/properties/fr/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/x-unit/fr",schemaPath:"#/$defs/LocalText/properties/fr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data19.en !== undefined){
let data21 = data19.en;
if(typeof data21 === "string"){
if(shorterThan(data21, 1)){
const err52 = {instancePath:instancePath+"/x-unit/en",schemaPath:"#/$defs/LocalText/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/x-unit/en",schemaPath:"#/$defs/LocalText/properties/en/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/x-unit",schemaPath:"#/$defs/LocalText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data["x-inline"] !== undefined){
if(false !== data["x-inline"]){
const err55 = {instancePath:instancePath+"/x-inline",schemaPath:"#/properties/x-inline/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data["x-accept"] !== undefined){
let data23 = data["x-accept"];
if(!((data23 === "video") || (data23 === "document"))){
const err56 = {instancePath:instancePath+"/x-accept",schemaPath:"#/properties/x-accept/enum",keyword:"enum",params:{allowedValues: schema34.properties["x-accept"].enum}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"title":"SlotRule","type":"object","additionalProperties":false,"required":["accepts","max","label"],"properties":{"accepts":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"min":{"type":"integer","minimum":0},"max":{"type":"integer","minimum":0},"label":{"$ref":"#/$defs/LocalText"},"when":{"$ref":"#/$defs/Condition"},"optional":{"const":true}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accepts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepts"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.max === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "accepts") || (key0 === "min")) || (key0 === "max")) || (key0 === "label")) || (key0 === "when")) || (key0 === "optional"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.accepts !== undefined){
let data0 = data.accepts;
if(Array.isArray(data0)){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/accepts",schemaPath:"#/properties/accepts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
const err5 = {instancePath:instancePath+"/accepts/" + i0,schemaPath:"#/properties/accepts/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/accepts/" + i0,schemaPath:"#/properties/accepts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/accepts",schemaPath:"#/properties/accepts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/accepts",schemaPath:"#/properties/accepts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.min !== undefined){
let data2 = data.min;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.max !== undefined){
let data3 = data.max;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.label !== undefined){
let data4 = data.label;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.fr === undefined){
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.en === undefined){
const err14 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "fr") || (key1 === "en"))){
const err15 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/LocalText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.fr !== undefined){
let data5 = data4.fr;
if(typeof data5 === "string"){
if(shorterThan(data5, 1)){
const err16 = {instancePath:instancePath+"/label/fr",schemaPath:"#/$defs/LocalText/properties/fr/minLength",keyword:"minLength",params:{limit: 1}};
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
const err17 = {instancePath:instancePath+"/label/fr",schemaPath:"#/$defs/LocalText/properties/fr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.en !== undefined){
let data6 = data4.en;
if(typeof data6 === "string"){
if(shorterThan(data6, 1)){
const err18 = {instancePath:instancePath+"/label/en",schemaPath:"#/$defs/LocalText/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/label/en",schemaPath:"#/$defs/LocalText/properties/en/type",keyword:"type",params:{type: "string"}};
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
const err20 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/LocalText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.when !== undefined){
let data7 = data.when;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.prop === undefined){
const err21 = {instancePath:instancePath+"/when",schemaPath:"#/$defs/Condition/required",keyword:"required",params:{missingProperty: "prop"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data7){
if(!(((key2 === "prop") || (key2 === "is")) || (key2 === "min"))){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/$defs/Condition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.prop !== undefined){
let data8 = data7.prop;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err23 = {instancePath:instancePath+"/when/prop",schemaPath:"#/$defs/Condition/properties/prop/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"}};
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
const err24 = {instancePath:instancePath+"/when/prop",schemaPath:"#/$defs/Condition/properties/prop/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.is !== undefined){
let data9 = data7.is;
if(Array.isArray(data9)){
if(data9.length < 1){
const err25 = {instancePath:instancePath+"/when/is",schemaPath:"#/$defs/Condition/properties/is/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){
const err26 = {instancePath:instancePath+"/when/is/" + i2,schemaPath:"#/$defs/Condition/properties/is/items/type",keyword:"type",params:{type: schema39.properties.is.items.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/when/is",schemaPath:"#/$defs/Condition/properties/is/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.min !== undefined){
let data11 = data7.min;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/when/min",schemaPath:"#/$defs/Condition/properties/min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/when/min",schemaPath:"#/$defs/Condition/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err30 = {instancePath:instancePath+"/when",schemaPath:"#/$defs/Condition/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.optional !== undefined){
if(true !== data.optional){
const err31 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.$schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$schema"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.interactive === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interactive"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.groups === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.label === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.help === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "help"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.keywords === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keywords"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.props === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "props"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.slots === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.$schema !== undefined){
if("../../schemas/content/block-manifest.schema.json" !== data.$schema){
const err12 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue: "../../schemas/content/block-manifest.schema.json"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"}};
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
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err15 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
const err16 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.category !== undefined){
let data3 = data.category;
if(!(((((((((data3 === "header") || (data3 === "structure")) || (data3 === "text")) || (data3 === "media")) || (data3 === "action")) || (data3 === "navigation")) || (data3 === "blog")) || (data3 === "legal")) || (data3 === "shell"))){
const err18 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema31.properties.category.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.palette !== undefined){
let data4 = data.palette;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err19 = {instancePath:instancePath+"/palette",schemaPath:"#/properties/palette/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "shelf") || (key1 === "place")) || (key1 === "icon"))){
const err20 = {instancePath:instancePath+"/palette",schemaPath:"#/properties/palette/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.shelf !== undefined){
let data5 = data4.shelf;
if(!((((((((data5 === "text") || (data5 === "pictures")) || (data5 === "buttons")) || (data5 === "contents")) || (data5 === "shop")) || (data5 === "shared")) || (data5 === "structure")) || (data5 === "special"))){
const err21 = {instancePath:instancePath+"/palette/shelf",schemaPath:"#/properties/palette/properties/shelf/enum",keyword:"enum",params:{allowedValues: schema31.properties.palette.properties.shelf.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.place !== undefined){
let data6 = data4.place;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/palette/place",schemaPath:"#/properties/palette/properties/place/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/palette/place",schemaPath:"#/properties/palette/properties/place/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/palette/place",schemaPath:"#/properties/palette/properties/place/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data4.icon !== undefined){
let data7 = data4.icon;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err25 = {instancePath:instancePath+"/palette/icon",schemaPath:"#/properties/palette/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z-]{0,39}$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/palette/icon",schemaPath:"#/properties/palette/properties/icon/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.place !== undefined){
if(data4.shelf === undefined){
const err27 = {instancePath:instancePath+"/palette",schemaPath:"#/properties/palette/dependentRequired",keyword:"dependentRequired",params:{property: "place",
    missingProperty: "shelf",
    depsCount: 1,
    deps: "shelf"}};
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
const err28 = {instancePath:instancePath+"/palette",schemaPath:"#/properties/palette/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.interactive !== undefined){
if(typeof data.interactive !== "boolean"){
const err29 = {instancePath:instancePath+"/interactive",schemaPath:"#/properties/interactive/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.startsAlone !== undefined){
if(true !== data.startsAlone){
const err30 = {instancePath:instancePath+"/startsAlone",schemaPath:"#/properties/startsAlone/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.pageTitle !== undefined){
let data10 = data.pageTitle;
if(!((data10 === "always") || (data10 === "at-level-1"))){
const err31 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/enum",keyword:"enum",params:{allowedValues: schema31.properties.pageTitle.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.partOf !== undefined){
let data11 = data.partOf;
if(!((data11 === "blog") || (data11 === "newsletter"))){
const err32 = {instancePath:instancePath+"/partOf",schemaPath:"#/properties/partOf/enum",keyword:"enum",params:{allowedValues: schema31.properties.partOf.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.outside !== undefined){
let data12 = data.outside;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length < 1){
const err33 = {instancePath:instancePath+"/outside",schemaPath:"#/properties/outside/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data12){
if(!(((key2 === "framesOf") || (key2 === "images")) || (key2 === "takesPayment"))){
const err34 = {instancePath:instancePath+"/outside",schemaPath:"#/properties/outside/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.framesOf !== undefined){
let data13 = data12.framesOf;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err35 = {instancePath:instancePath+"/outside/framesOf",schemaPath:"#/properties/outside/properties/framesOf/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/outside/framesOf",schemaPath:"#/properties/outside/properties/framesOf/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.images !== undefined){
let data14 = data12.images;
if(Array.isArray(data14)){
if(data14.length < 1){
const err37 = {instancePath:instancePath+"/outside/images",schemaPath:"#/properties/outside/properties/images/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 === "string"){
if(!pattern7.test(data15)){
const err38 = {instancePath:instancePath+"/outside/images/" + i0,schemaPath:"#/properties/outside/properties/images/items/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9.-]+$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/outside/images/" + i0,schemaPath:"#/properties/outside/properties/images/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/outside/images",schemaPath:"#/properties/outside/properties/images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.takesPayment !== undefined){
if(true !== data12.takesPayment){
const err41 = {instancePath:instancePath+"/outside/takesPayment",schemaPath:"#/properties/outside/properties/takesPayment/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/outside",schemaPath:"#/properties/outside/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.ofAccount !== undefined){
if(true !== data.ofAccount){
const err43 = {instancePath:instancePath+"/ofAccount",schemaPath:"#/properties/ofAccount/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.groups !== undefined){
let data18 = data.groups;
if(Array.isArray(data18)){
if(data18.length < 1){
const err44 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 !== "string"){
const err45 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!((((data19 === "page-section") || (data19 === "content")) || (data19 === "action")) || (data19 === "bar"))){
const err46 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.groups.items.enum}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
let i2 = data18.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data18[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err47 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err48 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.label !== undefined){
let data20 = data.label;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.fr === undefined){
const err49 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data20.en === undefined){
const err50 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key3 in data20){
if(!((key3 === "fr") || (key3 === "en"))){
const err51 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/LocalText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data20.fr !== undefined){
let data21 = data20.fr;
if(typeof data21 === "string"){
if(shorterThan(data21, 1)){
const err52 = {instancePath:instancePath+"/label/fr",schemaPath:"#/$defs/LocalText/properties/fr/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/label/fr",schemaPath:"#/$defs/LocalText/properties/fr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data20.en !== undefined){
let data22 = data20.en;
if(typeof data22 === "string"){
if(shorterThan(data22, 1)){
const err54 = {instancePath:instancePath+"/label/en",schemaPath:"#/$defs/LocalText/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/label/en",schemaPath:"#/$defs/LocalText/properties/en/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/LocalText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.agreement !== undefined){
let data23 = data.agreement;
if(!(((data23 === "feminine") || (data23 === "masculinePlural")) || (data23 === "femininePlural"))){
const err57 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/enum",keyword:"enum",params:{allowedValues: schema31.properties.agreement.enum}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.help !== undefined){
let data24 = data.help;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.fr === undefined){
const err58 = {instancePath:instancePath+"/help",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data24.en === undefined){
const err59 = {instancePath:instancePath+"/help",schemaPath:"#/$defs/LocalText/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key4 in data24){
if(!((key4 === "fr") || (key4 === "en"))){
const err60 = {instancePath:instancePath+"/help",schemaPath:"#/$defs/LocalText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data24.fr !== undefined){
let data25 = data24.fr;
if(typeof data25 === "string"){
if(shorterThan(data25, 1)){
const err61 = {instancePath:instancePath+"/help/fr",schemaPath:"#/$defs/LocalText/properties/fr/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/help/fr",schemaPath:"#/$defs/LocalText/properties/fr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data24.en !== undefined){
let data26 = data24.en;
if(typeof data26 === "string"){
if(shorterThan(data26, 1)){
const err63 = {instancePath:instancePath+"/help/en",schemaPath:"#/$defs/LocalText/properties/en/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/help/en",schemaPath:"#/$defs/LocalText/properties/en/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/help",schemaPath:"#/$defs/LocalText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.keywords !== undefined){
let data27 = data.keywords;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.fr === undefined){
const err66 = {instancePath:instancePath+"/keywords",schemaPath:"#/properties/keywords/required",keyword:"required",params:{missingProperty: "fr"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data27.en === undefined){
const err67 = {instancePath:instancePath+"/keywords",schemaPath:"#/properties/keywords/required",keyword:"required",params:{missingProperty: "en"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key5 in data27){
if(!((key5 === "fr") || (key5 === "en"))){
const err68 = {instancePath:instancePath+"/keywords",schemaPath:"#/properties/keywords/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data27.fr !== undefined){
let data28 = data27.fr;
if(Array.isArray(data28)){
if(data28.length < 1){
const err69 = {instancePath:instancePath+"/keywords/fr",schemaPath:"#/properties/keywords/properties/fr/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len2 = data28.length;
for(let i3=0; i3<len2; i3++){
let data29 = data28[i3];
if(typeof data29 === "string"){
if(shorterThan(data29, 1)){
const err70 = {instancePath:instancePath+"/keywords/fr/" + i3,schemaPath:"#/properties/keywords/properties/fr/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/keywords/fr/" + i3,schemaPath:"#/properties/keywords/properties/fr/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/keywords/fr",schemaPath:"#/properties/keywords/properties/fr/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data27.en !== undefined){
let data30 = data27.en;
if(Array.isArray(data30)){
if(data30.length < 1){
const err73 = {instancePath:instancePath+"/keywords/en",schemaPath:"#/properties/keywords/properties/en/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const len3 = data30.length;
for(let i4=0; i4<len3; i4++){
let data31 = data30[i4];
if(typeof data31 === "string"){
if(shorterThan(data31, 1)){
const err74 = {instancePath:instancePath+"/keywords/en/" + i4,schemaPath:"#/properties/keywords/properties/en/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/keywords/en/" + i4,schemaPath:"#/properties/keywords/properties/en/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/keywords/en",schemaPath:"#/properties/keywords/properties/en/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/keywords",schemaPath:"#/properties/keywords/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.props !== undefined){
let data32 = data.props;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.type === undefined){
const err78 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data32.additionalProperties === undefined){
const err79 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/required",keyword:"required",params:{missingProperty: "additionalProperties"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data32.properties === undefined){
const err80 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/required",keyword:"required",params:{missingProperty: "properties"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data32.type !== undefined){
if("object" !== data32.type){
const err81 = {instancePath:instancePath+"/props/type",schemaPath:"#/properties/props/properties/type/const",keyword:"const",params:{allowedValue: "object"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data32.additionalProperties !== undefined){
if(false !== data32.additionalProperties){
const err82 = {instancePath:instancePath+"/props/additionalProperties",schemaPath:"#/properties/props/properties/additionalProperties/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data32.required !== undefined){
let data35 = data32.required;
if(Array.isArray(data35)){
const len4 = data35.length;
for(let i5=0; i5<len4; i5++){
if(typeof data35[i5] !== "string"){
const err83 = {instancePath:instancePath+"/props/required/" + i5,schemaPath:"#/properties/props/properties/required/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
let i6 = data35.length;
let j1;
if(i6 > 1){
const indices1 = {};
for(;i6--;){
let item1 = data35[i6];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err84 = {instancePath:instancePath+"/props/required",schemaPath:"#/properties/props/properties/required/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j1}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
break;
}
indices1[item1] = i6;
}
}
}
else {
const err85 = {instancePath:instancePath+"/props/required",schemaPath:"#/properties/props/properties/required/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data32.properties !== undefined){
let data37 = data32.properties;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key6 in data37){
const _errs75 = errors;
if(typeof key6 === "string"){
if(!pattern6.test(key6)){
const err86 = {instancePath:instancePath+"/props/properties",schemaPath:"#/properties/props/properties/properties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},propertyName:key6};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
var valid21 = _errs75 === errors;
if(!valid21){
const err87 = {instancePath:instancePath+"/props/properties",schemaPath:"#/properties/props/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName: key6}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
for(const key7 in data37){
if(!(validate21(data37[key7], {instancePath:instancePath+"/props/properties/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data37,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err88 = {instancePath:instancePath+"/props/properties",schemaPath:"#/properties/props/properties/properties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.slots !== undefined){
let data39 = data.slots;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key8 in data39){
const _errs80 = errors;
if(typeof key8 === "string"){
if(!pattern6.test(key8)){
const err90 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},propertyName:key8};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
var valid23 = _errs80 === errors;
if(!valid23){
const err91 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/propertyNames",keyword:"propertyNames",params:{propertyName: key8}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
for(const key9 in data39){
if(!(validate23(data39[key9], {instancePath:instancePath+"/slots/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data39,parentDataProperty:key9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err92 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateBlock = validate25;
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/block.schema.json","title":"Block","type":"object","additionalProperties":false,"required":["id","type","v","props"],"properties":{"id":{"type":"string","format":"block-id"},"type":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"},"v":{"type":"integer","minimum":1,"maximum":9999},"props":{"type":"object"},"slots":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"additionalProperties":{"type":"array","items":{"$ref":"/schemas/block.schema.json"}}},"visibility":{"$ref":"/schemas/visibility.schema.json"}}};
const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/visibility.schema.json","title":"Visibility","type":"object","additionalProperties":false,"required":["audience","screens","from","until"],"properties":{"audience":{"enum":["all","visitors","members","admins"]},"screens":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["mobile","desktop"]}},"from":{"type":["string","null"],"format":"date-time","maxLength":40},"until":{"type":["string","null"],"format":"date-time","maxLength":40}}};
const formats0 = formats["block-id"];
const formats2 = formats["date-time"];
const wrapper0 = {validate: validate25};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.v === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "v"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.props === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "props"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "v")) || (key0 === "props")) || (key0 === "slots")) || (key0 === "visibility"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "block-id"}};
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
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"}};
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
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.v !== undefined){
let data2 = data.v;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/v",schemaPath:"#/properties/v/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/v",schemaPath:"#/properties/v/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.props !== undefined){
let data3 = data.props;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err12 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.slots !== undefined){
let data4 = data.slots;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs12 = errors;
if(typeof key1 === "string"){
if(!pattern6.test(key1)){
const err13 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
const err14 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key2 in data4){
let data5 = data4[key2];
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data5[i0], {instancePath:instancePath+"/slots/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/slots/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/slots/additionalProperties/type",keyword:"type",params:{type: "array"}};
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
const err16 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.visibility !== undefined){
let data7 = data.visibility;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.audience === undefined){
const err17 = {instancePath:instancePath+"/visibility",schemaPath:"/schemas/visibility.schema.json/required",keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.screens === undefined){
const err18 = {instancePath:instancePath+"/visibility",schemaPath:"/schemas/visibility.schema.json/required",keyword:"required",params:{missingProperty: "screens"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.from === undefined){
const err19 = {instancePath:instancePath+"/visibility",schemaPath:"/schemas/visibility.schema.json/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.until === undefined){
const err20 = {instancePath:instancePath+"/visibility",schemaPath:"/schemas/visibility.schema.json/required",keyword:"required",params:{missingProperty: "until"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key3 in data7){
if(!((((key3 === "audience") || (key3 === "screens")) || (key3 === "from")) || (key3 === "until"))){
const err21 = {instancePath:instancePath+"/visibility",schemaPath:"/schemas/visibility.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.audience !== undefined){
let data8 = data7.audience;
if(!((((data8 === "all") || (data8 === "visitors")) || (data8 === "members")) || (data8 === "admins"))){
const err22 = {instancePath:instancePath+"/visibility/audience",schemaPath:"/schemas/visibility.schema.json/properties/audience/enum",keyword:"enum",params:{allowedValues: schema45.properties.audience.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.screens !== undefined){
let data9 = data7.screens;
if(Array.isArray(data9)){
if(data9.length > 2){
const err23 = {instancePath:instancePath+"/visibility/screens",schemaPath:"/schemas/visibility.schema.json/properties/screens/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length < 1){
const err24 = {instancePath:instancePath+"/visibility/screens",schemaPath:"/schemas/visibility.schema.json/properties/screens/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/visibility/screens/" + i1,schemaPath:"/schemas/visibility.schema.json/properties/screens/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data10 === "mobile") || (data10 === "desktop"))){
const err26 = {instancePath:instancePath+"/visibility/screens/" + i1,schemaPath:"/schemas/visibility.schema.json/properties/screens/items/enum",keyword:"enum",params:{allowedValues: schema45.properties.screens.items.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i2 = data9.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data9[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err27 = {instancePath:instancePath+"/visibility/screens",schemaPath:"/schemas/visibility.schema.json/properties/screens/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err28 = {instancePath:instancePath+"/visibility/screens",schemaPath:"/schemas/visibility.schema.json/properties/screens/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.from !== undefined){
let data11 = data7.from;
if((typeof data11 !== "string") && (data11 !== null)){
const err29 = {instancePath:instancePath+"/visibility/from",schemaPath:"/schemas/visibility.schema.json/properties/from/type",keyword:"type",params:{type: schema45.properties.from.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 === "string"){
if(longerThan(data11, 40)){
const err30 = {instancePath:instancePath+"/visibility/from",schemaPath:"/schemas/visibility.schema.json/properties/from/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats2.validate(data11))){
const err31 = {instancePath:instancePath+"/visibility/from",schemaPath:"/schemas/visibility.schema.json/properties/from/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data7.until !== undefined){
let data12 = data7.until;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/visibility/until",schemaPath:"/schemas/visibility.schema.json/properties/until/type",keyword:"type",params:{type: schema45.properties.until.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 === "string"){
if(longerThan(data12, 40)){
const err33 = {instancePath:instancePath+"/visibility/until",schemaPath:"/schemas/visibility.schema.json/properties/until/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2.validate(data12))){
const err34 = {instancePath:instancePath+"/visibility/until",schemaPath:"/schemas/visibility.schema.json/properties/until/format",keyword:"format",params:{format: "date-time"}};
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
}
else {
const err35 = {instancePath:instancePath+"/visibility",schemaPath:"/schemas/visibility.schema.json/type",keyword:"type",params:{type: "object"}};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateConfContact = validate26;
const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/conf-contact.schema.json","title":"ContactConf","type":"object","additionalProperties":false,"required":["showMap","showHours","subjects","message"],"properties":{"showMap":{"type":"boolean"},"showHours":{"type":"boolean"},"subjects":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":80}},"message":{"type":["string","null"],"maxLength":600}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.showMap === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showMap"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.showHours === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showHours"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.subjects === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subjects"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "showMap") || (key0 === "showHours")) || (key0 === "subjects")) || (key0 === "message"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.showMap !== undefined){
if(typeof data.showMap !== "boolean"){
const err5 = {instancePath:instancePath+"/showMap",schemaPath:"#/properties/showMap/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.showHours !== undefined){
if(typeof data.showHours !== "boolean"){
const err6 = {instancePath:instancePath+"/showHours",schemaPath:"#/properties/showHours/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subjects !== undefined){
let data2 = data.subjects;
if(Array.isArray(data2)){
if(data2.length > 20){
const err7 = {instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(longerThan(data3, 80)){
const err8 = {instancePath:instancePath+"/subjects/" + i0,schemaPath:"#/properties/subjects/items/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(shorterThan(data3, 1)){
const err9 = {instancePath:instancePath+"/subjects/" + i0,schemaPath:"#/properties/subjects/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err10 = {instancePath:instancePath+"/subjects/" + i0,schemaPath:"#/properties/subjects/items/type",keyword:"type",params:{type: "string"}};
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
const err11 = {instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema46.properties.message.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(longerThan(data4, 600)){
const err13 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 600}};
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
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateConfGoogleReviews = validate27;
const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/conf-google-reviews.schema.json","title":"GoogleReviewsConf","type":"object","additionalProperties":false,"required":["rating","total","url"],"properties":{"rating":{"type":["number","null"],"minimum":0,"maximum":5,"default":null},"total":{"type":"integer","minimum":0,"default":0},"url":{"type":["string","null"],"format":"safe-url","maxLength":300,"default":null}}};
const formats6 = formats["safe-url"];

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rating === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rating"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rating") || (key0 === "total")) || (key0 === "url"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rating !== undefined){
let data0 = data.rating;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err4 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: schema47.properties.rating.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 5 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.url !== undefined){
let data2 = data.url;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema47.properties.url.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(longerThan(data2, 300)){
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats6(data2))){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "safe-url"}};
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateConfOpeningHours = validate28;
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/conf-opening-hours.schema.json","title":"OpeningHoursConf","type":"object","additionalProperties":false,"required":["days","exceptions","note"],"properties":{"days":{"type":"array","minItems":7,"maxItems":7,"items":{"title":"OpeningDay","type":"object","additionalProperties":false,"required":["day","ranges"],"properties":{"day":{"enum":["MONDAY","TUESDAY","WEDNESDAY","THURSDAY","FRIDAY","SATURDAY","SUNDAY"]},"ranges":{"type":"array","maxItems":4,"items":{"$ref":"#/$defs/OpeningRange"}}}}},"exceptions":{"type":"array","maxItems":60,"items":{"title":"OpeningException","type":"object","additionalProperties":false,"required":["date","ranges"],"properties":{"date":{"type":"string","format":"date"},"label":{"type":"string","maxLength":80},"ranges":{"type":"array","maxItems":4,"items":{"$ref":"#/$defs/OpeningRange"}}}}},"note":{"type":["string","null"],"maxLength":200},"closures":{"type":"array","maxItems":20,"items":{"title":"ClosedPeriod","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"},"label":{"type":"string","maxLength":80}}}}},"$defs":{"OpeningRange":{"title":"OpeningRange","type":"object","additionalProperties":false,"required":["open","close"],"properties":{"open":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"close":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}}}}};
const schema49 = {"title":"OpeningRange","type":"object","additionalProperties":false,"required":["open","close"],"properties":{"open":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"close":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}}};
const pattern14 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern15 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");
const formats8 = formats.date;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.exceptions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exceptions"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.note === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "days") || (key0 === "exceptions")) || (key0 === "note")) || (key0 === "closures"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.days !== undefined){
let data0 = data.days;
if(Array.isArray(data0)){
if(data0.length > 7){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 7){
const err5 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.day === undefined){
const err6 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/required",keyword:"required",params:{missingProperty: "day"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.ranges === undefined){
const err7 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/required",keyword:"required",params:{missingProperty: "ranges"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "day") || (key1 === "ranges"))){
const err8 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.day !== undefined){
let data2 = data1.day;
if(!(((((((data2 === "MONDAY") || (data2 === "TUESDAY")) || (data2 === "WEDNESDAY")) || (data2 === "THURSDAY")) || (data2 === "FRIDAY")) || (data2 === "SATURDAY")) || (data2 === "SUNDAY"))){
const err9 = {instancePath:instancePath+"/days/" + i0+"/day",schemaPath:"#/properties/days/items/properties/day/enum",keyword:"enum",params:{allowedValues: schema48.properties.days.items.properties.day.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.ranges !== undefined){
let data3 = data1.ranges;
if(Array.isArray(data3)){
if(data3.length > 4){
const err10 = {instancePath:instancePath+"/days/" + i0+"/ranges",schemaPath:"#/properties/days/items/properties/ranges/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.open === undefined){
const err11 = {instancePath:instancePath+"/days/" + i0+"/ranges/" + i1,schemaPath:"#/$defs/OpeningRange/required",keyword:"required",params:{missingProperty: "open"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.close === undefined){
const err12 = {instancePath:instancePath+"/days/" + i0+"/ranges/" + i1,schemaPath:"#/$defs/OpeningRange/required",keyword:"required",params:{missingProperty: "close"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "open") || (key2 === "close"))){
const err13 = {instancePath:instancePath+"/days/" + i0+"/ranges/" + i1,schemaPath:"#/$defs/OpeningRange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.open !== undefined){
let data5 = data4.open;
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
const err14 = {instancePath:instancePath+"/days/" + i0+"/ranges/" + i1+"/open",schemaPath:"#/$defs/OpeningRange/properties/open/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
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
const err15 = {instancePath:instancePath+"/days/" + i0+"/ranges/" + i1+"/open",schemaPath:"#/$defs/OpeningRange/properties/open/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.close !== undefined){
let data6 = data4.close;
if(typeof data6 === "string"){
if(!pattern15.test(data6)){
const err16 = {instancePath:instancePath+"/days/" + i0+"/ranges/" + i1+"/close",schemaPath:"#/$defs/OpeningRange/properties/close/pattern",keyword:"pattern",params:{pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}};
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
const err17 = {instancePath:instancePath+"/days/" + i0+"/ranges/" + i1+"/close",schemaPath:"#/$defs/OpeningRange/properties/close/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/days/" + i0+"/ranges/" + i1,schemaPath:"#/$defs/OpeningRange/type",keyword:"type",params:{type: "object"}};
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
const err19 = {instancePath:instancePath+"/days/" + i0+"/ranges",schemaPath:"#/properties/days/items/properties/ranges/type",keyword:"type",params:{type: "array"}};
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
const err20 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/type",keyword:"type",params:{type: "object"}};
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
const err21 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.exceptions !== undefined){
let data7 = data.exceptions;
if(Array.isArray(data7)){
if(data7.length > 60){
const err22 = {instancePath:instancePath+"/exceptions",schemaPath:"#/properties/exceptions/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.date === undefined){
const err23 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.ranges === undefined){
const err24 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "ranges"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data8){
if(!(((key3 === "date") || (key3 === "label")) || (key3 === "ranges"))){
const err25 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.date !== undefined){
let data9 = data8.date;
if(typeof data9 === "string"){
if(!(formats8.validate(data9))){
const err26 = {instancePath:instancePath+"/exceptions/" + i2+"/date",schemaPath:"#/properties/exceptions/items/properties/date/format",keyword:"format",params:{format: "date"}};
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
const err27 = {instancePath:instancePath+"/exceptions/" + i2+"/date",schemaPath:"#/properties/exceptions/items/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.label !== undefined){
let data10 = data8.label;
if(typeof data10 === "string"){
if(longerThan(data10, 80)){
const err28 = {instancePath:instancePath+"/exceptions/" + i2+"/label",schemaPath:"#/properties/exceptions/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/exceptions/" + i2+"/label",schemaPath:"#/properties/exceptions/items/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.ranges !== undefined){
let data11 = data8.ranges;
if(Array.isArray(data11)){
if(data11.length > 4){
const err30 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges",schemaPath:"#/properties/exceptions/items/properties/ranges/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.open === undefined){
const err31 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,schemaPath:"#/$defs/OpeningRange/required",keyword:"required",params:{missingProperty: "open"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.close === undefined){
const err32 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,schemaPath:"#/$defs/OpeningRange/required",keyword:"required",params:{missingProperty: "close"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key4 in data12){
if(!((key4 === "open") || (key4 === "close"))){
const err33 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,schemaPath:"#/$defs/OpeningRange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.open !== undefined){
let data13 = data12.open;
if(typeof data13 === "string"){
if(!pattern14.test(data13)){
const err34 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3+"/open",schemaPath:"#/$defs/OpeningRange/properties/open/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3+"/open",schemaPath:"#/$defs/OpeningRange/properties/open/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.close !== undefined){
let data14 = data12.close;
if(typeof data14 === "string"){
if(!pattern15.test(data14)){
const err36 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3+"/close",schemaPath:"#/$defs/OpeningRange/properties/close/pattern",keyword:"pattern",params:{pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3+"/close",schemaPath:"#/$defs/OpeningRange/properties/close/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges/" + i3,schemaPath:"#/$defs/OpeningRange/type",keyword:"type",params:{type: "object"}};
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
const err39 = {instancePath:instancePath+"/exceptions/" + i2+"/ranges",schemaPath:"#/properties/exceptions/items/properties/ranges/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/exceptions/" + i2,schemaPath:"#/properties/exceptions/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/exceptions",schemaPath:"#/properties/exceptions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.note !== undefined){
let data15 = data.note;
if((typeof data15 !== "string") && (data15 !== null)){
const err42 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema48.properties.note.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string"){
if(longerThan(data15, 200)){
const err43 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.closures !== undefined){
let data16 = data.closures;
if(Array.isArray(data16)){
if(data16.length > 20){
const err44 = {instancePath:instancePath+"/closures",schemaPath:"#/properties/closures/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.from === undefined){
const err45 = {instancePath:instancePath+"/closures/" + i4,schemaPath:"#/properties/closures/items/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17.to === undefined){
const err46 = {instancePath:instancePath+"/closures/" + i4,schemaPath:"#/properties/closures/items/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key5 in data17){
if(!(((key5 === "from") || (key5 === "to")) || (key5 === "label"))){
const err47 = {instancePath:instancePath+"/closures/" + i4,schemaPath:"#/properties/closures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.from !== undefined){
let data18 = data17.from;
if(typeof data18 === "string"){
if(!(formats8.validate(data18))){
const err48 = {instancePath:instancePath+"/closures/" + i4+"/from",schemaPath:"#/properties/closures/items/properties/from/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/closures/" + i4+"/from",schemaPath:"#/properties/closures/items/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data17.to !== undefined){
let data19 = data17.to;
if(typeof data19 === "string"){
if(!(formats8.validate(data19))){
const err50 = {instancePath:instancePath+"/closures/" + i4+"/to",schemaPath:"#/properties/closures/items/properties/to/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/closures/" + i4+"/to",schemaPath:"#/properties/closures/items/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data17.label !== undefined){
let data20 = data17.label;
if(typeof data20 === "string"){
if(longerThan(data20, 80)){
const err52 = {instancePath:instancePath+"/closures/" + i4+"/label",schemaPath:"#/properties/closures/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/closures/" + i4+"/label",schemaPath:"#/properties/closures/items/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/closures/" + i4,schemaPath:"#/properties/closures/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/closures",schemaPath:"#/properties/closures/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateConfProductFileGenerator = validate29;
const schema51 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/conf-product-file-generator.schema.json","title":"ProductFileGeneratorConf","type":"object","additionalProperties":false,"required":["model","showPrice","footer"],"properties":{"model":{"enum":["CLASSIC","MODERN"],"default":"CLASSIC"},"showPrice":{"type":"boolean","default":false},"footer":{"type":["string","null"],"maxLength":200,"default":"Document non contractuel"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.showPrice === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showPrice"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.footer === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "footer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "model") || (key0 === "showPrice")) || (key0 === "footer"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(!((data0 === "CLASSIC") || (data0 === "MODERN"))){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues: schema51.properties.model.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.showPrice !== undefined){
if(typeof data.showPrice !== "boolean"){
const err5 = {instancePath:instancePath+"/showPrice",schemaPath:"#/properties/showPrice/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.footer !== undefined){
let data2 = data.footer;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: schema51.properties.footer.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(longerThan(data2, 200)){
const err7 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateLayout = validate30;
const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/layout.schema.json","title":"Layout","type":"object","additionalProperties":false,"required":["id","hash","blocks"],"properties":{"id":{"type":"integer","minimum":0},"hash":{"type":"string","pattern":"^(|sha256-[A-Za-z0-9_-]{43})$"},"blocks":{"type":"array","items":{"$ref":"/schemas/block.schema.json"}}}};
const pattern18 = new RegExp("^(|sha256-[A-Za-z0-9_-]{43})$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hash === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.blocks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "hash")) || (key0 === "blocks"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.hash !== undefined){
let data1 = data.hash;
if(typeof data1 === "string"){
if(!pattern18.test(data1)){
const err6 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^(|sha256-[A-Za-z0-9_-]{43})$"}};
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
const err7 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.blocks !== undefined){
let data2 = data.blocks;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data2[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMedia = validate32;
const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/media.schema.json","title":"MediaRef","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","minimum":1},"alt":{"type":"string","maxLength":300}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "alt"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(longerThan(data1, 300)){
const err4 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 300}};
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
const err5 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMenu = validate33;
const schema54 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/menu.schema.json","title":"MenuDocument","type":"array","maxItems":100,"items":{"$ref":"#/$defs/MenuEntry"},"$defs":{"MenuEntry":{"title":"MenuEntry","type":"object","additionalProperties":false,"required":["title","url","linkType","showInMenu"],"properties":{"title":{"type":"string","minLength":1,"maxLength":120},"menuTitle":{"type":["string","null"],"maxLength":60},"url":{"type":"string","format":"menu-url","maxLength":300},"linkType":{"enum":["SELF","NONE"]},"showInMenu":{"type":"boolean"},"children":{"type":"array","maxItems":50,"items":{"$ref":"#/$defs/MenuEntry"}}}}}};
const schema55 = {"title":"MenuEntry","type":"object","additionalProperties":false,"required":["title","url","linkType","showInMenu"],"properties":{"title":{"type":"string","minLength":1,"maxLength":120},"menuTitle":{"type":["string","null"],"maxLength":60},"url":{"type":"string","format":"menu-url","maxLength":300},"linkType":{"enum":["SELF","NONE"]},"showInMenu":{"type":"boolean"},"children":{"type":"array","maxItems":50,"items":{"$ref":"#/$defs/MenuEntry"}}}};
const formats14 = formats["menu-url"];
const wrapper1 = {validate: validate34};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.linkType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.showInMenu === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showInMenu"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "menuTitle")) || (key0 === "url")) || (key0 === "linkType")) || (key0 === "showInMenu")) || (key0 === "children"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(longerThan(data0, 120)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(shorterThan(data0, 1)){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.menuTitle !== undefined){
let data1 = data.menuTitle;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/menuTitle",schemaPath:"#/properties/menuTitle/type",keyword:"type",params:{type: schema55.properties.menuTitle.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(longerThan(data1, 60)){
const err9 = {instancePath:instancePath+"/menuTitle",schemaPath:"#/properties/menuTitle/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(longerThan(data2, 300)){
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats14(data2))){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "menu-url"}};
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
const err12 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.linkType !== undefined){
let data3 = data.linkType;
if(!((data3 === "SELF") || (data3 === "NONE"))){
const err13 = {instancePath:instancePath+"/linkType",schemaPath:"#/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema55.properties.linkType.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.showInMenu !== undefined){
if(typeof data.showInMenu !== "boolean"){
const err14 = {instancePath:instancePath+"/showInMenu",schemaPath:"#/properties/showInMenu/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.children !== undefined){
let data5 = data.children;
if(Array.isArray(data5)){
if(data5.length > 50){
const err15 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper1.validate(data5[i0], {instancePath:instancePath+"/children/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const validatePage = validate36;
const schema56 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/page.schema.json","title":"PageDocument","type":"object","additionalProperties":false,"required":["$schema","id","url","locale","title","seo","shell","middleware","layout"],"properties":{"$schema":{"const":"/schemas/page.schema.json"},"id":{"type":"integer","minimum":0},"url":{"type":"string","maxLength":200,"pattern":"^(|[a-z0-9{][a-zA-Z0-9{}-]*(/[a-z0-9{][a-zA-Z0-9{}-]*)*)$"},"locale":{"type":"string","pattern":"^[a-z]{2}_[A-Z]{2}$"},"title":{"type":"string","minLength":1,"maxLength":200},"seo":{"$ref":"/schemas/seo.schema.json"},"shell":{"enum":["default","page"]},"middleware":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":40}},"layout":{"$ref":"/schemas/layout.schema.json"}}};
const schema57 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/seo.schema.json","title":"Seo","type":"object","additionalProperties":false,"properties":{"title":{"type":"string","maxLength":120},"description":{"type":"string","maxLength":320},"image":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"noIndex":{"type":"boolean"}}};
const pattern19 = new RegExp("^(|[a-z0-9{][a-zA-Z0-9{}-]*(/[a-z0-9{][a-zA-Z0-9{}-]*)*)$", "u");
const pattern20 = new RegExp("^[a-z]{2}_[A-Z]{2}$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$schema"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.locale === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.title === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.seo === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seo"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.shell === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shell"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.middleware === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "middleware"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.layout === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema56.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.$schema !== undefined){
if("/schemas/page.schema.json" !== data.$schema){
const err10 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue: "/schemas/page.schema.json"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(longerThan(data2, 200)){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern19.test(data2)){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(|[a-z0-9{][a-zA-Z0-9{}-]*(/[a-z0-9{][a-zA-Z0-9{}-]*)*)$"}};
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
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.locale !== undefined){
let data3 = data.locale;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err16 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}_[A-Z]{2}$"}};
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
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 === "string"){
if(longerThan(data4, 200)){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(shorterThan(data4, 1)){
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
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
const err20 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.seo !== undefined){
let data5 = data.seo;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((((key1 === "title") || (key1 === "description")) || (key1 === "image")) || (key1 === "noIndex"))){
const err21 = {instancePath:instancePath+"/seo",schemaPath:"/schemas/seo.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.title !== undefined){
let data6 = data5.title;
if(typeof data6 === "string"){
if(longerThan(data6, 120)){
const err22 = {instancePath:instancePath+"/seo/title",schemaPath:"/schemas/seo.schema.json/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err23 = {instancePath:instancePath+"/seo/title",schemaPath:"/schemas/seo.schema.json/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.description !== undefined){
let data7 = data5.description;
if(typeof data7 === "string"){
if(longerThan(data7, 320)){
const err24 = {instancePath:instancePath+"/seo/description",schemaPath:"/schemas/seo.schema.json/properties/description/maxLength",keyword:"maxLength",params:{limit: 320}};
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
const err25 = {instancePath:instancePath+"/seo/description",schemaPath:"/schemas/seo.schema.json/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.image !== undefined){
let data8 = data5.image;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err26 = {instancePath:instancePath+"/seo/image",schemaPath:"/schemas/seo.schema.json/properties/image/type",keyword:"type",params:{type: schema57.properties.image.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/seo/image",schemaPath:"/schemas/seo.schema.json/properties/image/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/seo/image",schemaPath:"/schemas/seo.schema.json/properties/image/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data5.noIndex !== undefined){
if(typeof data5.noIndex !== "boolean"){
const err29 = {instancePath:instancePath+"/seo/noIndex",schemaPath:"/schemas/seo.schema.json/properties/noIndex/type",keyword:"type",params:{type: "boolean"}};
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
const err30 = {instancePath:instancePath+"/seo",schemaPath:"/schemas/seo.schema.json/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.shell !== undefined){
let data10 = data.shell;
if(!((data10 === "default") || (data10 === "page"))){
const err31 = {instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/enum",keyword:"enum",params:{allowedValues: schema56.properties.shell.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.middleware !== undefined){
let data11 = data.middleware;
if(Array.isArray(data11)){
if(data11.length > 8){
const err32 = {instancePath:instancePath+"/middleware",schemaPath:"#/properties/middleware/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(longerThan(data12, 40)){
const err33 = {instancePath:instancePath+"/middleware/" + i0,schemaPath:"#/properties/middleware/items/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(shorterThan(data12, 1)){
const err34 = {instancePath:instancePath+"/middleware/" + i0,schemaPath:"#/properties/middleware/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/middleware/" + i0,schemaPath:"#/properties/middleware/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err36 = {instancePath:instancePath+"/middleware",schemaPath:"#/properties/middleware/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err37 = {instancePath:instancePath+"/middleware",schemaPath:"#/properties/middleware/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.layout !== undefined){
if(!(validate30(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSeo = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "noIndex"))){
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
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(longerThan(data1, 320)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 320}};
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
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err5 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema57.properties.image.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.noIndex !== undefined){
if(typeof data.noIndex !== "boolean"){
const err8 = {instancePath:instancePath+"/noIndex",schemaPath:"#/properties/noIndex/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateShell = validate39;
const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/shell.schema.json","title":"ShellDocument","type":"object","additionalProperties":false,"required":["name","hash","regions"],"properties":{"name":{"enum":["default","page"]},"hash":{"type":"string","pattern":"^(|sha256-[A-Za-z0-9_-]{43})$"},"regions":{"title":"ShellRegions","type":"object","additionalProperties":false,"required":["topBar","appBar","mobileAppBar","bottomBar","footer"],"properties":{"topBar":{"type":"array","items":{"$ref":"/schemas/block.schema.json"}},"appBar":{"type":"array","items":{"$ref":"/schemas/block.schema.json"}},"mobileAppBar":{"type":"array","items":{"$ref":"/schemas/block.schema.json"}},"bottomBar":{"type":"array","items":{"$ref":"/schemas/block.schema.json"}},"footer":{"type":"array","items":{"$ref":"/schemas/block.schema.json"}}}}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hash === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.regions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "regions"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "hash")) || (key0 === "regions"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(!((data0 === "default") || (data0 === "page"))){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema59.properties.name.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hash !== undefined){
let data1 = data.hash;
if(typeof data1 === "string"){
if(!pattern18.test(data1)){
const err5 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^(|sha256-[A-Za-z0-9_-]{43})$"}};
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
const err6 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.regions !== undefined){
let data2 = data.regions;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.topBar === undefined){
const err7 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/required",keyword:"required",params:{missingProperty: "topBar"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.appBar === undefined){
const err8 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/required",keyword:"required",params:{missingProperty: "appBar"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.mobileAppBar === undefined){
const err9 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/required",keyword:"required",params:{missingProperty: "mobileAppBar"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.bottomBar === undefined){
const err10 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/required",keyword:"required",params:{missingProperty: "bottomBar"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.footer === undefined){
const err11 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/required",keyword:"required",params:{missingProperty: "footer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "topBar") || (key1 === "appBar")) || (key1 === "mobileAppBar")) || (key1 === "bottomBar")) || (key1 === "footer"))){
const err12 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.topBar !== undefined){
let data3 = data2.topBar;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data3[i0], {instancePath:instancePath+"/regions/topBar/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/regions/topBar",schemaPath:"#/properties/regions/properties/topBar/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.appBar !== undefined){
let data5 = data2.appBar;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate25(data5[i1], {instancePath:instancePath+"/regions/appBar/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/regions/appBar",schemaPath:"#/properties/regions/properties/appBar/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.mobileAppBar !== undefined){
let data7 = data2.mobileAppBar;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate25(data7[i2], {instancePath:instancePath+"/regions/mobileAppBar/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/regions/mobileAppBar",schemaPath:"#/properties/regions/properties/mobileAppBar/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.bottomBar !== undefined){
let data9 = data2.bottomBar;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate25(data9[i3], {instancePath:instancePath+"/regions/bottomBar/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/regions/bottomBar",schemaPath:"#/properties/regions/properties/bottomBar/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.footer !== undefined){
let data11 = data2.footer;
if(Array.isArray(data11)){
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(validate25(data11[i4], {instancePath:instancePath+"/regions/footer/" + i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/regions/footer",schemaPath:"#/properties/regions/properties/footer/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/type",keyword:"type",params:{type: "object"}};
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateTheme = validate45;
const schema60 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"/schemas/theme.schema.json","title":"ThemeDocument","type":"object","additionalProperties":false,"required":["colors","fonts"],"properties":{"colors":{"title":"ThemeColors","type":"object","additionalProperties":false,"required":["primary","accent"],"properties":{"primary":{"$ref":"#/$defs/Color"},"accent":{"$ref":"#/$defs/Color"},"background":{"$ref":"#/$defs/Color"},"surface":{"$ref":"#/$defs/Color"},"text":{"$ref":"#/$defs/Color"},"muted":{"$ref":"#/$defs/Color"},"line":{"$ref":"#/$defs/Color"}}},"style":{"enum":["plain","deed","cellar"]},"fonts":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/$defs/Font"}}},"$defs":{"Color":{"title":"Color","type":"string","pattern":"^#[0-9a-fA-F]{6}$"},"Font":{"title":"Font","type":"object","additionalProperties":false,"required":["type","family","color","size","weight","style"],"properties":{"type":{"enum":["TITLE","CONTENT","MENU"]},"family":{"type":"string","pattern":"^[A-Za-z0-9 ]{1,60}$"},"color":{"$ref":"#/$defs/Color"},"size":{"type":"integer","minimum":8,"maximum":120},"weight":{"enum":[100,200,300,400,500,600,700,800,900]},"style":{"enum":["normal","italic"]}}}}};
const schema61 = {"title":"Color","type":"string","pattern":"^#[0-9a-fA-F]{6}$"};
const pattern22 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const schema68 = {"title":"Font","type":"object","additionalProperties":false,"required":["type","family","color","size","weight","style"],"properties":{"type":{"enum":["TITLE","CONTENT","MENU"]},"family":{"type":"string","pattern":"^[A-Za-z0-9 ]{1,60}$"},"color":{"$ref":"#/$defs/Color"},"size":{"type":"integer","minimum":8,"maximum":120},"weight":{"enum":[100,200,300,400,500,600,700,800,900]},"style":{"enum":["normal","italic"]}}};
const pattern29 = new RegExp("^[A-Za-z0-9 ]{1,60}$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.family === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "family"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.color === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "color"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.size === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.weight === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.style === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "style"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "family")) || (key0 === "color")) || (key0 === "size")) || (key0 === "weight")) || (key0 === "style"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!(((data0 === "TITLE") || (data0 === "CONTENT")) || (data0 === "MENU"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema68.properties.type.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.family !== undefined){
let data1 = data.family;
if(typeof data1 === "string"){
if(!pattern29.test(data1)){
const err8 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9 ]{1,60}$"}};
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
const err9 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.color !== undefined){
let data2 = data.color;
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
const err10 = {instancePath:instancePath+"/color",schemaPath:"#/$defs/Color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err11 = {instancePath:instancePath+"/color",schemaPath:"#/$defs/Color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 120 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 8 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.weight !== undefined){
let data4 = data.weight;
if(!(((((((((data4 === 100) || (data4 === 200)) || (data4 === 300)) || (data4 === 400)) || (data4 === 500)) || (data4 === 600)) || (data4 === 700)) || (data4 === 800)) || (data4 === 900))){
const err15 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema68.properties.weight.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.style !== undefined){
let data5 = data.style;
if(!((data5 === "normal") || (data5 === "italic"))){
const err16 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema68.properties.style.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.colors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colors"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fonts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fonts"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "colors") || (key0 === "style")) || (key0 === "fonts"))){
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
if(data.colors !== undefined){
let data0 = data.colors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.primary === undefined){
const err3 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primary"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.accent === undefined){
const err4 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "accent"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
if(!(((((((key1 === "primary") || (key1 === "accent")) || (key1 === "background")) || (key1 === "surface")) || (key1 === "text")) || (key1 === "muted")) || (key1 === "line"))){
const err5 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.primary !== undefined){
let data1 = data0.primary;
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
const err6 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/$defs/Color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err7 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/$defs/Color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.accent !== undefined){
let data2 = data0.accent;
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
const err8 = {instancePath:instancePath+"/colors/accent",schemaPath:"#/$defs/Color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err9 = {instancePath:instancePath+"/colors/accent",schemaPath:"#/$defs/Color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.background !== undefined){
let data3 = data0.background;
if(typeof data3 === "string"){
if(!pattern22.test(data3)){
const err10 = {instancePath:instancePath+"/colors/background",schemaPath:"#/$defs/Color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err11 = {instancePath:instancePath+"/colors/background",schemaPath:"#/$defs/Color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.surface !== undefined){
let data4 = data0.surface;
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err12 = {instancePath:instancePath+"/colors/surface",schemaPath:"#/$defs/Color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err13 = {instancePath:instancePath+"/colors/surface",schemaPath:"#/$defs/Color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.text !== undefined){
let data5 = data0.text;
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err14 = {instancePath:instancePath+"/colors/text",schemaPath:"#/$defs/Color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err15 = {instancePath:instancePath+"/colors/text",schemaPath:"#/$defs/Color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.muted !== undefined){
let data6 = data0.muted;
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err16 = {instancePath:instancePath+"/colors/muted",schemaPath:"#/$defs/Color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err17 = {instancePath:instancePath+"/colors/muted",schemaPath:"#/$defs/Color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.line !== undefined){
let data7 = data0.line;
if(typeof data7 === "string"){
if(!pattern22.test(data7)){
const err18 = {instancePath:instancePath+"/colors/line",schemaPath:"#/$defs/Color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err19 = {instancePath:instancePath+"/colors/line",schemaPath:"#/$defs/Color/type",keyword:"type",params:{type: "string"}};
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
const err20 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.style !== undefined){
let data8 = data.style;
if(!(((data8 === "plain") || (data8 === "deed")) || (data8 === "cellar"))){
const err21 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema60.properties.style.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fonts !== undefined){
let data9 = data.fonts;
if(Array.isArray(data9)){
if(data9.length > 3){
const err22 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.length < 1){
const err23 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate46(data9[i0], {instancePath:instancePath+"/fonts/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "array"}};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateVisibility = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){

let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.audience === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.screens === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "screens"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.from === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.until === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "audience") || (key0 === "screens")) || (key0 === "from")) || (key0 === "until"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.audience !== undefined){
let data0 = data.audience;
if(!((((data0 === "all") || (data0 === "visitors")) || (data0 === "members")) || (data0 === "admins"))){
const err5 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/enum",keyword:"enum",params:{allowedValues: schema45.properties.audience.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.screens !== undefined){
let data1 = data.screens;
if(Array.isArray(data1)){
if(data1.length > 2){
const err6 = {instancePath:instancePath+"/screens",schemaPath:"#/properties/screens/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/screens",schemaPath:"#/properties/screens/minItems",keyword:"minItems",params:{limit: 1}};
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
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/screens/" + i0,schemaPath:"#/properties/screens/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "mobile") || (data2 === "desktop"))){
const err9 = {instancePath:instancePath+"/screens/" + i0,schemaPath:"#/properties/screens/items/enum",keyword:"enum",params:{allowedValues: schema45.properties.screens.items.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/screens",schemaPath:"#/properties/screens/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/screens",schemaPath:"#/properties/screens/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema45.properties.from.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(longerThan(data3, 40)){
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats2.validate(data3))){
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.until !== undefined){
let data4 = data.until;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema45.properties.until.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string"){
if(longerThan(data4, 40)){
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats2.validate(data4))){
const err17 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

