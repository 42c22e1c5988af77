import { fechamentoWords, inscricaoWords, mensagemWords, paradaWords, retiradaWords } from './avisos-words'

test.each([
  [inscricaoWords(1, 'Padeiro', 'Ana'), 'Nova inscrição de Ana em Padeiro', ''],
  [inscricaoWords(1, 'Padeiro', null), 'Nova inscrição em Padeiro', ''],
  [inscricaoWords(2, 'Padeiro', null), '2 novas inscrições em Padeiro', ''],
  [inscricaoWords(1200, 'Padeiro', null), '1.200 novas inscrições em Padeiro', ''],
  [retiradaWords(1, 'Padeiro', 'Ana'), 'Inscrição de Ana em Padeiro retirada', ''],
  [retiradaWords(3, 'Padeiro', null), '3 inscrições retiradas em Padeiro', ''],
  [mensagemWords(1, 'Padeiro', { whom: 'Ana', erro: null }), 'Mensagem não enviada para Ana', ''],
  [
    mensagemWords(1, 'Padeiro', { whom: 'Ana', erro: '452 4.2.2' }),
    'Mensagem não enviada para Ana',
    'A caixa de e-mail da pessoa está cheia.',
  ],
  [
    mensagemWords(3, 'Padeiro', { whom: 'Ana', erro: '452 4.2.2' }),
    '3 mensagens não enviadas em Padeiro',
    '',
  ],
  [mensagemWords(2, null, { whom: 'Ana', erro: null }), '2 mensagens não enviadas', ''],
  [
    fechamentoWords('Padeiro', '2026-12-01', 0),
    'Padeiro encerra em 01/12/2026',
    'Ninguém se inscreveu ainda.',
  ],
  [fechamentoWords('Padeiro', '2026-12-01', 1), 'Padeiro encerra em 01/12/2026', '1 pessoa inscrita.'],
  [fechamentoWords('Padeiro', '2026-12-01', 2), 'Padeiro encerra em 01/12/2026', '2 pessoas inscritas.'],
  [
    paradaWords(1, 'Padeiro', { nome: 'Ana', etapa: 'Triagem', limiteDias: 1 }),
    'Pessoa parada em Triagem: Ana',
    'Padeiro · há mais de 1 dia na etapa',
  ],
  [
    paradaWords(3, 'Padeiro', { nome: 'Ana', etapa: 'Triagem', limiteDias: 5 }),
    '3 pessoas paradas em Padeiro',
    'Há mais dias na etapa do que o limite dela.',
  ],
])('a notice says how many, and of what: %j', (words, titulo, texto) => {
  expect(words).toEqual({ titulo, texto })
})
