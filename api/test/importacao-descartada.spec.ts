import { discardedImportacoes } from '../src/areas/pessoas/importacao/discard-importacoes'
import { createImportacoesService } from '../src/areas/pessoas/importacao/importacoes-service'
import { openDeadJobs } from '../src/ground/jobs/dead-jobs'
import { type Office, openOffice } from './support/campanhas'
import { beginImport, fileOf, tryImport } from './support/import-file'

/** `npm run jobs -- discard` of an import that died: what a person threw away does not go on by itself (product 101). */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

it('an import whose dead job is thrown away ends where it stands, in each of its steps', async () => {
  const { api, token } = office
  const as = { token }
  const get = async (id: number) => (await api.call('getImportacao', { params: { id } }, as)).body.data
  const person = (name: string) => `Nome;E-mail\n${name};${name}@exemplo.test`
  const tried = await tryImport(api.url, token, person('ana'), null)
  const begun = await tryImport(api.url, token, fileOf(2), null)
  const undone = await beginImport(api.url, token, person('caio'), null)
  await api.app.jobs.runDue()
  expect((await get(undone)).estado).toBe('concluida')
  await api.app.jobs.stop()
  const { mapeamento } = await get(tried)
  await api.call('checkImportacao', { params: { id: tried }, body: { mapeamento, campanhaId: null } }, as)
  await api.call('startImportacao', { params: { id: begun } }, as)
  await api.call('undoImportacao', { params: { id: undone } }, as)
  // As the library buries a job.
  await api.pool.query(
    "update fila.job set name = 'mortas', source_name = name where name = 'importacoes' and state = 'created'",
  )

  const dead = await openDeadJobs(api, [discardedImportacoes])
  expect(await dead.discard()).toBe(3)
  await dead.close()
  await createImportacoesService(api.db, () => new Date()).resumeOrphans()
  const { rows: jobs } = await api.pool.query(
    "select from fila.job where name = 'importacoes' and state = 'created'",
  )
  expect(jobs).toEqual([])
  expect(await get(tried)).toMatchObject({ estado: 'lida', contagem: { lida: 1 } })
  expect(await get(begun)).toMatchObject({ estado: 'concluida', contagem: { erro: 2, criada: 0 } })
  expect(await get(undone)).toMatchObject({ estado: 'concluida', contagem: { criada: 1 } })
  const { body } = await api.call(
    'listLinhasImportacao',
    { params: { id: begun }, query: { page: 0, size: 1 } },
    as,
  )
  expect(body.data[0]?.motivos).toEqual({
    linha: 'Quem cuida da instalação descartou o resto desta importação: envie de novo o que ficou de fora.',
  })
})
