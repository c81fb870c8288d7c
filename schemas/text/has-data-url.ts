import { stripInvisible } from './visible-text.ts'

// Browsers read over ends of lines and tabs in an address; « les data: voici » is a sentence.
const dataUrl =
  /(?<![\p{L}\p{N}])data:[\t\r\n]*(?:(?:application|audio|chemical|example|font|image|message|model|multipart|text|video|x-[\w-]{1,40})\/[\w.+-]{1,100}[\t\r\n]*[;,]|;[\w-]{1,40}[=,;]|[\w.+\-/;="]{0,200};base64,)/iu

/** Returns true when a text has a data URL in it: a file in disguise, wherever it begins. */
export function hasDataUrl(text: string): boolean {
  return dataUrl.test(stripInvisible(text))
}
