import { SITUACOES_CAMPANHA } from './limits'
import { isAllowed, type CampanhaAction } from './situacao-transitions'

/** Product 13 and 15: from which states each action starts, and from no other. */
test.each<[CampanhaAction, readonly string[]]>([
  ['publicar', ['RASCUNHO']],
  ['pausar', ['PUBLICADA']],
  ['retomar', ['PAUSADA']],
  ['fechar', ['PUBLICADA', 'PAUSADA']],
  ['alterar', ['RASCUNHO', 'PUBLICADA', 'PAUSADA']],
  ['receber', ['PUBLICADA', 'PAUSADA']],
])('«%s» starts from %j alone', (action, from) => {
  expect(SITUACOES_CAMPANHA.filter((situacao) => isAllowed(action, situacao))).toEqual(from)
})

test('what has ended is left alone by every action', () => {
  const actions: CampanhaAction[] = ['publicar', 'pausar', 'retomar', 'fechar', 'alterar', 'receber']
  expect(actions.filter((action) => isAllowed(action, 'ENCERRADA'))).toEqual([])
})
