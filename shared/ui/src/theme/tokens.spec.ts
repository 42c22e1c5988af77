import { contrast } from '../testing/contrast'
import { colors } from './tokens'
import type { Aparencia, ColorTokens } from './tokens'

const appearances: Aparencia[] = ['light', 'dark']

/** [what, foreground, background] that a person reads as text: at least 4.5 (security A05). */
function textPairs(t: ColorTokens): [string, string, string][] {
  const grounds = { bg: t.bg, surface: t.surface, sunken: t.sunken }
  return [
    ...Object.entries(grounds).flatMap(([name, ground]): [string, string, string][] => [
      [`text on ${name}`, t.text, ground],
      [`secondary text on ${name}`, t.textSecondary, ground],
      [`link on ${name}`, t.primary.main, ground],
    ]),
    ['text on a selected row', t.text, t.primary.soft],
    ['text on the primary button', t.primary.on, t.primary.main],
    ['text on the primary button under the pointer', t.primary.on, t.primary.hover],
    ['text on the accent', t.accent.on, t.accent.main],
    ...(['success', 'warning', 'error', 'info'] as const).flatMap((name): [string, string, string][] => [
      [`${name} on its tint`, t[name].text, t[name].tint],
      [`${name} on surface`, t[name].text, t.surface],
      [`text on the ${name} tint`, t.text, t[name].tint],
      [`text on the ${name} button`, t[name].on, t[name].text],
    ]),
    ['side bar text', t.sidebar.text, t.sidebar.ground],
    ['side bar active text', t.sidebar.active, t.sidebar.activeGround],
    ...Object.entries(t.steps).map(([name, step]): [string, string, string] => [
      `step ${name}`,
      step.text,
      step.tint,
    ]),
    // Parts of a chart have the colour of their stage's type, and a number in it.
    ...Object.entries(t.steps).map(([name, step]): [string, string, string] => [
      `number on the ${name} part of a chart`,
      t.surface,
      step.text,
    ]),
    ['tooltip', t.bg, t.text],
  ]
}

/** What only has to be seen: at least 3. */
function shapePairs(t: ColorTokens): [string, string, string][] {
  const grounds = { bg: t.bg, surface: t.surface }
  return [
    ...Object.entries(grounds).flatMap(([name, ground]): [string, string, string][] => [
      [`control border on ${name}`, t.controlBorder, ground],
      [`focus ring on ${name}`, t.focus, ground],
      ...t.series.map((color, i): [string, string, string] => [`series ${i + 1} on ${name}`, color, ground]),
    ]),
    ['side bar focus ring', t.sidebar.focus, t.sidebar.ground],
    ['side bar focus ring on the active item', t.sidebar.focus, t.sidebar.activeGround],
    ['side bar accent bar', t.sidebar.bar, t.sidebar.ground],
  ]
}

describe.each(appearances)('the %s theme', (aparencia) => {
  it.each(textPairs(colors[aparencia]))('can be read: %s', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs(colors[aparencia]))('can be seen: %s', (_, shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('agrees with the numbers computed in the design', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast(colors.light.text, colors.light.surface)).toBeCloseTo(15.97, 2)
    expect(contrast(colors.dark.focus, colors.dark.bg)).toBeCloseTo(9.22, 2)
    expect(contrast(colors.light.controlBorder, colors.light.bg)).toBeCloseTo(3.65, 2)
    expect(contrast(colors.dark.success.on, colors.dark.success.text)).toBeCloseTo(8.56, 0)
  })
})
