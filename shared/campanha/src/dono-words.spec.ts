import { tellDono, tellDonoUndone } from './dono-words'

const RUI = { id: 1, nome: 'Rui Reis' }
const GIL = { id: 2, nome: 'Gil' }
const dita = (
  nome: string,
  resultado: 'mudou' | 'ja-estava' | 'nao-mudou',
  antes: typeof RUI | null = null,
) => ({
  identificador: nome,
  nome,
  resultado,
  antes,
})

test.each([
  [tellDono([dita('Ana', 'mudou')], 1, RUI, 9), 'Ana agora está com Rui Reis.'],
  [tellDono([dita('Ana', 'mudou', GIL)], 1, RUI, 1), 'Ana agora está com você. Antes: Gil.'],
  [tellDono([dita('Ana', 'ja-estava', RUI)], 1, RUI, 9), 'Ana já estava com Rui Reis.'],
  [tellDono([dita('Ana', 'mudou', RUI)], 1, null, 9), 'Ana ficou sem responsável. Antes: Rui Reis.'],
  [
    tellDono([dita('Ana', 'mudou', GIL), dita('Bia', 'mudou'), dita('Caio', 'ja-estava', RUI)], 4, RUI, 9),
    '2 pessoas agora estão com Rui Reis. Antes: 1 com Gil. 1 já estava. 1 não está mais na campanha.',
  ],
  [tellDonoUndone([dita('Ana', 'mudou')], 1), 'Desfeito: Ana está como antes.'],
  [
    tellDonoUndone([dita('Ana', 'mudou'), dita('Bia', 'nao-mudou')], 2),
    'Desfeito: Ana está como antes. 1 pessoa ficou como está: outra pessoa mudou depois.',
  ],
])('people left with a colleague: «%s» (decision 186)', (told, words) => {
  expect(told).toBe(words)
})
