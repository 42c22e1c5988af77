import { capacidades } from '@seleta/contract/capacidades'
import { permissoes } from '@seleta/contract/permissoes'
import { type Operation, routes } from '@seleta/contract/routes'
import { noteOf } from './noted-calls'

/** What nobody who runs an installation asks about afterwards. */
const UNNOTED: { readonly [O in Operation]?: string } = {
  updateUsuario: 'one’s own name',
  savePreferencias: 'one’s own screens',
  noteVisita: 'changes nothing but when somebody was here',
  readAvisos: 'one’s own bell',
  deleteTalento: 'no setting: the audit trail names it, for the company',
}

const isNoted = (operation: Operation) => noteOf(operation, 200) !== undefined
const isOfAdministrators = (operation: Operation) => {
  const linha = permissoes[operation]
  return linha !== 'aberta' && capacidades[linha[0]].every((papel) => papel === 'ADMINISTRADOR')
}

test('every call that changes an account or a setting of the company is noted in the log, or has its reason', () => {
  // Object.keys forgets the literal keys.
  const changing = (Object.keys(routes) as Operation[]).filter(
    (operation) =>
      routes[operation].method !== 'GET' &&
      (routes[operation].path.startsWith('/usuario/v1/') || isOfAdministrators(operation)),
  )
  expect(changing.length).toBeGreaterThan(30)
  expect(changing.filter((operation) => !isNoted(operation) && !(operation in UNNOTED))).toEqual([])
  expect(Object.keys(UNNOTED).filter((operation) => isNoted(operation as Operation))).toEqual([])
})
