import { fechamentoWords, inscricaoWords, mensagemWords, paradaWords, retiradaWords } from './avisos-words'

test.each([
  [inscricaoWords(1, 'Padeiro'), 'Nova inscrição em Padeiro', ''],
  [inscricaoWords(2, 'Padeiro'), '2 novas inscrições em Padeiro', ''],
  [inscricaoWords(1200, 'Padeiro'), '1.200 novas inscrições em Padeiro', ''],
  [retiradaWords(1, 'Padeiro'), 'Inscrição retirada em Padeiro', ''],
  [retiradaWords(3, 'Padeiro'), '3 inscrições retiradas em Padeiro', ''],
  [mensagemWords('Ana', null), 'Mensagem não enviada para Ana', ''],
  [mensagemWords('Ana', 'Caixa cheia.'), 'Mensagem não enviada para Ana', 'Caixa cheia.'],
  [
    fechamentoWords('Padeiro', '2026-12-01', 0),
    'Padeiro encerra em 01/12/2026',
    'Ninguém se inscreveu ainda.',
  ],
  [fechamentoWords('Padeiro', '2026-12-01', 1), 'Padeiro encerra em 01/12/2026', '1 pessoa inscrita.'],
  [fechamentoWords('Padeiro', '2026-12-01', 2), 'Padeiro encerra em 01/12/2026', '2 pessoas inscritas.'],
  [
    paradaWords(1, 'Triagem', 'Padeiro', 1),
    '1 pessoa parada em Triagem',
    'Padeiro · há mais de 1 dia na etapa',
  ],
  [
    paradaWords(3, 'Triagem', 'Padeiro', 5),
    '3 pessoas paradas em Triagem',
    'Padeiro · há mais de 5 dias na etapa',
  ],
])('a notice says how many, and of what: %j', (words, titulo, texto) => {
  expect(words).toEqual({ titulo, texto })
})
