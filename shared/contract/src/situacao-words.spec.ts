import { SITUACAO_BY_TIPO, SITUACOES_CAMPANHA, TIPOS_ETAPA } from './limits'
import {
  EM_SELECAO,
  situacaoWords,
  tipoDaEtapaWords,
  tipoOfSituacao,
  wordsOfSituacao,
} from './situacao-words'

test('every state of a campaign has its word, and one of a newer server is shown as it came', () => {
  expect(SITUACOES_CAMPANHA.map((situacao) => situacaoWords[situacao])).toEqual([
    'Rascunho',
    'Publicada',
    'Pausada',
    'Encerrada',
  ])
  expect(Reflect.get(situacaoWords, 'SUSPENSA')).toBe('SUSPENSA')
})

test('what a person’s situação says leads back to the type of the stage that said it', () => {
  expect(TIPOS_ETAPA.map((tipo) => tipoOfSituacao(SITUACAO_BY_TIPO[tipo]))).toEqual(TIPOS_ETAPA)
  expect(tipoOfSituacao('')).toBeUndefined()
  expect(tipoOfSituacao('Em teste')).toBeUndefined()
})

test('lists, charts and files call a situação by the word of its type (product 64)', () => {
  expect(TIPOS_ETAPA.map((tipo) => wordsOfSituacao(SITUACAO_BY_TIPO[tipo]))).toEqual(
    TIPOS_ETAPA.map((tipo) => tipoDaEtapaWords[tipo]),
  )
  expect(wordsOfSituacao('Questões e Pergunta')).toBe('Questionário')
  expect(wordsOfSituacao('')).toBe(EM_SELECAO)
  expect(wordsOfSituacao('Em teste')).toBe('Em teste')
})
