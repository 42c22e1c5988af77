import type { Campanha } from '@seleta/contract/campanhas'
import { followQuadrosJob } from '../src/areas/campanhas/conectores/quadros-job'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { openOffice, publish, type Office } from './support/campanhas'
import { startCatho, type FakeCatho } from './support/fake-catho'

let office: Office
let catho: FakeCatho
beforeAll(async () => {
  catho = await startCatho()
  office = await openOffice({
    catho: { url: catho.url, token: 'empresa-1', appToken: 'app-1' },
    publicUrl: 'https://vagas.exemplo.test',
  })
})
afterAll(async () => {
  await office.api.close()
  await catho.close()
})
beforeEach(() => {
  catho.fault = null
  catho.calls.length = 0
})

const estadoDe = async (id: number, quadro = 'CATHO') => {
  const { body } = await office.api.call('getCampanha', { params: { id } }, { token: office.token })
  return body.data.publicacoes.find((one) => one.quadro === quadro)
}
/** What is due, done. */
const runDue = () => office.api.app.jobs.runDue()
/** The next try's moment has come, where there is one. */
async function due(id: number) {
  await office.api.pool.query(
    "update publicacao set tentar_depois_de = now() where campanha_id = $1 and tentar_depois_de is distinct from 'infinity'",
    [id],
  )
  await office.api.pool.query(
    "update fila.job set start_after = now() where name = 'quadros' and state < 'active'",
  )
}
/** What comes up by itself every ten minutes. */
async function follow() {
  await enqueueJobs(office.api.db, followQuadrosJob, [{ data: {}, empresaId: null }])
  await runDue()
}
/** The recruiter saves the campaign with these job boards and no other. */
async function link(id: number, quadros: Campanha['quadros']) {
  const { body } = await office.api.call('getCampanha', { params: { id } }, { token: office.token })
  const saved = { ...body.data, quadros, enviarCatho: quadros.includes('CATHO') }
  const answer = await office.api.call(
    'updateCampanha',
    { params: { id }, body: saved },
    { token: office.token },
  )
  expect(answer.status).toBe(200)
}
const onAir = (id: number) =>
  [...catho.vagas.values()].filter(({ corpo, ativa }) => ativa && corpo['codigoExterno'] === String(id))
const act = (acao: 'pauseCampanha' | 'resumeCampanha', id: number) =>
  office.api.call(acao, { params: { id } }, { token: office.token })

describe('Catho, which is written to (product 35)', () => {
  it('gets a campaign when it is published, its changes, and its end', async () => {
    const { id } = await publish(office, {
      nome: 'Repositor',
      quadros: ['CATHO'],
      quantidadeVagas: 2,
      vaga: { salarioMax: 2100, descricao: '<p>Repor <strong>prateleiras</strong></p>' },
    })
    expect(await estadoDe(id)).toMatchObject({ estado: 'LIGADO' })
    await runDue()
    expect(await estadoDe(id)).toEqual({ quadro: 'CATHO', estado: 'ENVIADO', erro: null })
    const [[referencia, vaga] = ['', undefined]] = [...catho.vagas].slice(-1)
    expect(vaga?.corpo).toMatchObject({
      titulo: 'Repositor',
      descricao: 'Repor prateleiras',
      quantidade: 2,
      locais: [{ cidade: 'São Paulo', estado: 'SP', pais: 'Brasil' }],
      urlInscricao: `https://vagas.exemplo.test/campanha/${id}?origem=catho`,
      codigoExterno: String(id),
    })
    expect(JSON.stringify(vaga?.corpo)).not.toMatch(/idadeM|experiencia|aurora\.test/i)

    catho.calls.length = 0
    await runDue()
    expect(catho.calls).toEqual([])

    await office.api.pool.query(
      "update campanha set nome = 'Repositora', alterada_em = now() where id = $1",
      [id],
    )
    await follow()
    expect(catho.vagas.get(referencia)?.corpo).toMatchObject({ titulo: 'Repositora' })

    await act('pauseCampanha', id)
    await due(id)
    await runDue()
    expect(catho.vagas.get(referencia)?.ativa).toBe(false)
    expect(await estadoDe(id)).toMatchObject({ estado: 'FORA' })

    await act('resumeCampanha', id)
    await due(id)
    await runDue()
    expect(catho.vagas.get(referencia)?.ativa).toBe(true)
    expect(await estadoDe(id)).toMatchObject({ estado: 'ENVIADO' })
  })

  it.each([
    ['is down', { status: 503, body: 'fora' }],
    ['hangs up', 'hang up' as const],
    ['does not know the token', { status: 401, body: '{"message":"Token inválido"}' }],
  ])('that %s is tried again by itself, and the recruiter sees why it waits', async (_, fault) => {
    const { id } = await publish(office, { quadros: ['CATHO'] })
    catho.fault = fault
    await runDue()
    const waiting = await estadoDe(id)
    expect(waiting?.estado).toBe('ERRO')
    expect(waiting?.erro).toMatch(/Catho respondeu|falar com a Catho/)
    catho.fault = null
    await runDue()
    expect((await estadoDe(id))?.estado).toBe('ERRO')
    await due(id)
    await runDue()
    expect(await estadoDe(id)).toMatchObject({ estado: 'ENVIADO', erro: null })
  })

  it('that refuses a job waits for the recruiter, whose retry sends it at once', async () => {
    const { id } = await publish(office, { quadros: ['CATHO'] })
    catho.fault = { status: 422, body: '{"message":"Título\\r\\nproibido"}' }
    await runDue()
    expect(await estadoDe(id)).toEqual({
      quadro: 'CATHO',
      estado: 'ERRO',
      erro: 'A Catho respondeu 422: Título proibido.',
    })
    catho.fault = null
    await runDue()
    expect((await estadoDe(id))?.estado).toBe('ERRO')
    const params = { id, quadro: 'CATHO' as const }
    const stranger = await office.api.call('retryPublicacao', { params }, { token: office.estranho.token })
    expect(stranger.status).toBe(404)
    const retried = await office.api.call('retryPublicacao', { params }, { token: office.token })
    expect(retried.status).toBe(204)
    await runDue()
    expect((await estadoDe(id))?.estado).toBe('ENVIADO')
    const again = await office.api.call('retryPublicacao', { params }, { token: office.token })
    expect(again.status).toBe(409)
  })

  it.each([
    ['without saying its number', { status: 201, body: '{}' }],
    ['and hangs up while it says its number', { status: 201, body: '{"id":', isCut: true as const }],
  ])('that takes a job %s is not written to again by itself', async (_, fault) => {
    const { id } = await publish(office, { quadros: ['CATHO'] })
    catho.fault = fault
    await runDue()
    await due(id)
    await follow()
    expect(catho.calls).toEqual(['POST /vagas'])
    expect(await estadoDe(id)).toMatchObject({
      estado: 'ERRO',
      erro: 'A Catho recebeu a vaga, mas não disse o número dela.',
    })
  })

  it.each([
    [503, 'and is tried again by itself', 2],
    [422, 'and waits for the recruiter', 1],
  ])('that answers %i and hangs up has answered that, %s', async (status, _, tries) => {
    const { id } = await publish(office, { quadros: ['CATHO'] })
    catho.fault = { status, body: '{"mess', isCut: true }
    await runDue()
    expect(await estadoDe(id)).toMatchObject({ estado: 'ERRO', erro: `A Catho respondeu ${status}.` })
    await due(id)
    await runDue()
    expect(catho.calls).toHaveLength(tries)
  })

  it('takes down a campaign that is switched off while it is being sent', async () => {
    const { id } = await publish(office, { quadros: ['CATHO'] })
    const sending = catho.hold()
    const running = runDue()
    await sending.asked
    await link(id, [])
    sending.letGo()
    await running
    await runDue()
    expect(await estadoDe(id)).toEqual({ quadro: 'CATHO', estado: 'DESLIGADO', erro: null })
    expect(catho.calls[0]).toBe('POST /vagas')
    expect(onAir(id)).toEqual([])
  })

  it('gets a campaign that is switched on while it is being taken down', async () => {
    const { id } = await publish(office, { quadros: ['CATHO'] })
    await runDue()
    await link(id, [])
    const removing = catho.hold()
    const running = runDue()
    await removing.asked
    await link(id, ['CATHO'])
    removing.letGo()
    await running
    await runDue()
    expect(await estadoDe(id)).toEqual({ quadro: 'CATHO', estado: 'ENVIADO', erro: null })
    expect(onAir(id)).toHaveLength(1)
  })

  it('takes down a campaign that is switched off while a refusal waits for somebody', async () => {
    const { id } = await publish(office, { quadros: ['CATHO'] })
    await runDue()
    catho.fault = { status: 422, body: '{"message":"Título proibido"}' }
    await link(id, ['CATHO'])
    await runDue()
    expect((await estadoDe(id))?.estado).toBe('ERRO')
    catho.fault = null
    await link(id, [])
    await runDue()
    expect(await estadoDe(id)).toEqual({ quadro: 'CATHO', estado: 'DESLIGADO', erro: null })
    expect(onAir(id)).toEqual([])
  })

  it.each([
    ['is paused', (id: number) => act('pauseCampanha', id)],
    [
      'ends by its day',
      (id: number) =>
        office.api.pool.query(
          `with q as (update publicacao set alterada_em = now() - interval '4 days' where campanha_id = $1)
           update campanha set fechamento = now()::date - 2 where id = $1`,
          [id],
        ),
    ],
  ])('takes down a campaign that %s after a refusal', async (_what, end) => {
    const { id } = await publish(office, { quadros: ['CATHO'] })
    await runDue()
    catho.fault = { status: 422, body: '{"message":"Título proibido"}' }
    await link(id, ['CATHO'])
    await runDue()
    expect((await estadoDe(id))?.estado).toBe('ERRO')
    catho.fault = null
    await end(id)
    catho.calls.length = 0
    for (const _look of [1, 2]) await follow()
    expect(catho.calls).toHaveLength(1)
    expect(await estadoDe(id)).toEqual({ quadro: 'CATHO', estado: 'FORA', erro: null })
    expect(onAir(id)).toEqual([])
  })

  it('is written to once, however many changes wait', async () => {
    const { id } = await publish(office, { nome: 'Só uma vez', quadros: ['CATHO'] })
    await Promise.all([follow(), act('pauseCampanha', id).then(() => act('resumeCampanha', id)), follow()])
    await runDue()
    expect(
      [...catho.vagas.values()].filter(({ corpo }) => corpo['codigoExterno'] === String(id)),
    ).toHaveLength(1)
  })
})

describe('ABLER and BNE, which read a feed (product 35)', () => {
  it('have a campaign when they have read it, and lose it when it closes', async () => {
    const { rows } = await office.api.pool.query('select slug from empresa where id = $1', [office.empresaId])
    const read = async (quadro: string) =>
      (await office.api.request(`/feeds/${rows[0].slug}/${quadro}.xml`)).text()
    const { id } = await publish(office, { nome: 'Só na ABLER', quadros: ['ABLER'] })
    expect((await estadoDe(id, 'ABLER'))?.estado).toBe('LIGADO')
    expect(await read('bne')).not.toContain('Só na ABLER')
    const xml = await read('abler')
    expect(xml).toContain('Só na ABLER')
    expect(xml).toContain(`/campanha/${id}?origem=abler`)
    expect((await estadoDe(id, 'ABLER'))?.estado).toBe('ENVIADO')
    await act('pauseCampanha', id)
    await runDue()
    expect((await estadoDe(id, 'ABLER'))?.estado).toBe('FORA')
    expect(await read('abler')).not.toContain('Só na ABLER')
    await act('resumeCampanha', id)
    await runDue()
    expect((await estadoDe(id, 'ABLER'))?.estado).toBe('LIGADO')
  })
})
