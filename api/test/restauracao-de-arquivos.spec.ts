import { publish } from './support/campanhas'
import { openFamilies } from './support/familia'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'
import { openRestores } from './support/restauradas'

/**
 * A backup from while what was told of somebody stood in a record that a wrong file had made, and that went with its file
 * since: erased, they do not come back in it (decision 138).
 */

let mundo: Awaited<ReturnType<typeof openRestores>>
beforeAll(async () => {
  mundo = await openRestores()
})
beforeEach(() => mundo.office.api.pool.query('delete from contagem'))
afterAll(() => mundo.close())

async function expectForgotten(texts: readonly string[]) {
  expect(await hitsOfAll(mundo.office.api.db, mundo.office.api.dataDir, texts)).toEqual([])
  const { db, dataDir } = await mundo.backups.restore()
  expect(await hitsOfAll(db, dataDir, texts)).toEqual([])
}

it.each(['by hand', 'by a second file'])('who had been told of %s, and was taken apart', async (how) => {
  const k = how === 'by hand' ? 'umarq' : 'doisarq'
  const ana = { nome: `Ana ${k} Lima`, email: `bruno@${k}.test`, telefone: '11955550001', sobre: `sou ${k}` }
  const wrong = await bringIn(
    mundo.office,
    `Nome;E-mail\nBruno ${k};${ana.email}`,
    (await publish(mundo.office)).id,
  )
  if (how === 'by hand') await mundo.doors.enterPessoa(ana)
  else await bringIn(mundo.office, `Nome;E-mail;Telefone;Sobre\n${Object.values(ana).join(';')}`, null)
  await mundo.backups.backUp()
  await openFamilies(mundo.office).separate(await mundo.doors.identificadorOf(ana.email), ana.nome)
  await takeBack(mundo.office, wrong)
  const { rows } = await mundo.office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [ana.nome],
  )
  expect(rows).toHaveLength(1)
  for (const { identificador } of rows) await mundo.erase(identificador)
  await expectForgotten([ana.nome, ana.sobre])
})

it('who had been told of in it by the e-mail and phone that it had given another, and has a record of her own', async () => {
  const ana = { nome: 'Ana Tresarq Lima', email: 'certo@tresarq.test', telefone: '11955550003' }
  const [errado, sobre] = ['ana@tresarq.test', 'sou tresarq']
  const { identificador } = await mundo.doors.enterPessoa(ana)
  const wrong = await bringIn(
    mundo.office,
    `Nome;E-mail;Telefone\nBruno Tresarq;${errado};${ana.telefone}`,
    (await publish(mundo.office)).id,
  )
  await bringIn(
    mundo.office,
    `Nome;E-mail;Telefone;Sobre\n${ana.nome};${errado};${ana.telefone};${sobre}`,
    null,
  )
  await mundo.backups.backUp()
  await takeBack(mundo.office, wrong)
  await mundo.erase(identificador)
  await expectForgotten([ana.nome, ana.email, sobre])
})
