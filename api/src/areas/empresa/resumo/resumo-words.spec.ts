import { narrow, tellResumo } from './resumo-words'

const NADA = { mencoes: 0, equipes: 0, donos: 0, novas: [], pendentes: [] }
const TUDO = {
  mencoes: 2,
  equipes: 1,
  donos: 1,
  novas: [{ id: 7, nome: 'Padeiro', total: 1 }],
  pendentes: [{ id: 8, nome: 'Vendedor', total: 3 }],
}
const told = (conteudo: typeof TUDO | typeof NADA) =>
  tellResumo('Rui', conteudo, { publicUrl: 'https://s.test', end: 'Fim.' })
    ?.corpo.split('\n')
    .filter((line) => line.startsWith('•'))

test('a digest tells what there is, one line each, and where to look (product 74)', () => {
  expect(told(TUDO)).toEqual([
    '• 2 menções a você em notas.',
    '• Você entrou na equipe de 1 campanha.',
    '• Deixaram pessoas com você em 1 campanha.',
    '• 3 pessoas esperam sua avaliação em Vendedor.',
    '• 1 nova inscrição em Padeiro: https://s.test/dashboard/candidatos/7?leitura=nova&origem=MANUAL,ABLER,BNE',
  ])
})

test('nothing to tell is no mail, and whoever wants their mentions alone is told those', () => {
  expect(tellResumo('Rui', NADA, { publicUrl: '', end: '' })).toBeNull()
  expect(narrow(TUDO, { querTudo: false, querMencoes: true })).toEqual({ ...NADA, mencoes: 2 })
  expect(narrow(TUDO, { querTudo: true, querMencoes: false })).toEqual({ ...TUDO, mencoes: 0 })
})
