import { wordsFor } from '../words'
import { refusal } from './refusal'

test.each<[number, string, string]>([
  [503, 'disco_quase_cheio', 'A frase do servidor.'],
  [503, 'disco_cheio', 'A frase do servidor.'],
  [503, 'indisponivel', 'Erro ao deletar campanha'],
  [500, 'erro_interno', 'Erro ao deletar campanha'],
])('of the failures of the server only want of room is told in its words: %i %s', (status, codigo, text) => {
  const body = { erro: { codigo, mensagem: 'A frase do servidor.', id: 'x' } }
  expect(wordsFor(refusal('deleteCampanha', { status, body, authorization: '' }))).toBe(text)
})

test('a page of a proxy says nothing, whatever its status', () => {
  const refused = { status: 503, body: '<html>disco_cheio</html>', authorization: '' }
  expect(refusal('deleteCampanha', refused).mensagem).toBe('')
})
