// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { stageText, type TextStage } from '#tests/support/rich-text/text-stage.ts'

let stages: TextStage[] = []
afterEach(() => {
  for (const stage of stages) stage.end()
  stages = []
})
const open = (text: string): TextStage => {
  const stage = stageText(text)
  stages.push(stage)
  return stage
}

describe('a copy of the editor', () => {
  it.each([
    ['<ul><li>[c</li><li>d]</li></ul>', '<p>un| deux</p>', '<p>un</p><ul><li>c</li><li>d|</li></ul><p>deux</p>'],
    ['<ul><li>[c</li><li>d]</li></ul>', '<ul><li>un|</li></ul>', '<ul><li>un</li><li>c</li><li>d|</li></ul>'],
    ['<ol start="3"><li>[c</li><li>d]</li></ol>', '<p>un|</p>', '<p>un</p><ol start="3"><li>c</li><li>d|</li></ol>'],
    ['<h2>[T</h2><p>p]</p>', '<p>un| deux</p>', '<p>un</p><h2>T</h2><p>p|</p><p>deux</p>'],
    ['<p>a[b</p><p>c]d</p>', '<p>un| deux</p>', '<p>unb</p><p>c| deux</p>'],
    ['<h2>Un [mot]</h2>', '<p>un | deux</p>', '<p>un mot| deux</p>'],
    ['<ul><li>Un [mot]</li></ul>', '<p>un | deux</p>', '<p>un mot| deux</p>'],
  ])('of %s goes into %s as %s', (from, into, result) => {
    const target = open(into)
    target.paste(open(from).take('copy'))
    expect(target.marked()).toBe(result)
  })

  it.each([
    '<p>a[b</p><p>c]d</p>',
    '<p>a [b] c</p>',
    '<p>a</p><p>[b</p><p>c]</p><p>d</p>',
    '<h2>[a</h2><p>b]</p>',
    '<h2>a[b</h2><p>c]d</p>',
    '<ul><li>a[b</li><li>c]d</li></ul>',
    '<ul><li>a</li><li>[b</li><li>c]</li></ul>',
    '<ul><li>[a</li><li>b]</li></ul>',
    '<blockquote><p>a[b</p><p>c]d</p></blockquote>',
    '<p>a [<strong>b</strong> c] d</p>',
  ])('is as before when %s is cut and put back', (text) => {
    const stage = open(text)
    stage.paste(stage.take('cut'))
    expect(stage.marked()).toBe(text.replace('[', '').replace(']', '|'))
  })
})

describe('a drop', () => {
  it.each([
    ['<ol start="3"><li>c</li></ol>', '<p>un^ deux|</p>', '<p>un</p><ol start="3"><li>c|</li></ol><p>^ deux</p>'],
    ['<p>p</p>', '<p>un ^deux|</p>', '<p>un p|^deux</p>'],
  ])('of %s into %s gives %s', (html, text, result) => {
    const stage = open(text)
    stage.drop({ 'text/html': html, 'text/plain': 'x' })
    expect(stage.marked()).toBe(result)
  })
})
