import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { videoField } from '@seleta/public-pages/data/inscricao-form'
import { openVideoChaves, type OpenedVideo } from '../src/areas/pessoas/dossie/video-chave'
import { openStore } from '../src/ground/files/open-store'
import { compareStore, sweepSoltos } from '../src/ground/files/sweep-arquivos'
import { apply, buildInscricao, countRows, type Office, openOffice, publish } from './support/campanhas'
import { s3SettingsOf, startFakeS3 } from './support/fake-s3'
import { listStored } from './support/stored-files'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const pdf = (text: string) => new Blob([`%PDF-1.4 ${text}\n%%EOF`], { type: 'application/pdf' })
const stored = () => listStored(office.api.dataDir)
const texts = () => stored().map(({ bytes }) => bytes.toString('latin1'))

async function rowsOf(statement: string): Promise<unknown[]> {
  return (await office.api.pool.query<Record<string, unknown>>(statement)).rows
}

/** A campaign that asks for a recording. */
async function publishWithVideo() {
  const id = '6b1f0c52-5a2e-4a52-9c55-2f5a5a5a0001'
  const common = { obrigatoria: false, efeito: 'SINALIZAR', criadaEm: new Date().toISOString() } as const
  const pergunta = { ...common, id, tipo: 'VIDEO', title: 'Conte de você', duracao: 60 } as const
  const vaga = await publish(office, { vaga: { videoCv: 'opcional', perguntas: [pergunta] } })
  return { campanhaId: vaga.id, perguntaId: id }
}

describe('files (product 100)', () => {
  it('lie in the store and not in the database, under a name that tells nothing', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Ana Alves' }), pdf('conteudo-da-ana'))
    expect(await rowsOf('select nome, conteudo, length(chave) as letras from arquivo')).toEqual([
      { nome: 'Currículo Ana Alves.pdf', conteudo: null, letras: 32 },
    ])
    expect(texts()).toEqual([expect.stringContaining('conteudo-da-ana')])
    expect(stored()[0]?.path).not.toMatch(/ana|curr/i)
    expect(await rowsOf('select * from objeto_solto')).toEqual([])
  })

  it('leave nothing behind when the application is refused, or for a closed campaign', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Bia Brito' }), pdf('conteudo-da-bia'))
    // Nobody proves to be her: what is sent once more stands beside (decision 108).
    await apply(office.api, id, buildInscricao({ nome: 'Bia Brito' }), pdf('outra-vez'))
    const before = { rows: await countRows(office), files: stored().length }
    expect((await apply(office.api, id, { nome: 'Caio' }, pdf('sem-campos'))).status).toBe(422)
    expect((await apply(office.api, id, buildInscricao(), new Blob(['<html>']))).status).toBe(415)
    await office.api.pool.query("update campanha set situacao = 'ENCERRADA' where id = $1", [id])
    const late = await apply(office.api, id, buildInscricao({ nome: 'Davi Dias' }), pdf('tarde'))
    expect(late.status).toBe(409)
    expect({ rows: await countRows(office), files: stored().length }).toEqual(before)
    expect(await rowsOf('select * from objeto_solto')).toEqual([])
  })

  it('say in a sentence that they cannot be kept, and write nothing, when the disk is away', async () => {
    const away = await openOffice()
    const { id } = await publish(away)
    const before = await countRows(away)
    writeFileSync(join(away.api.dataDir, 'arquivos'), 'no folder')
    const answer = await apply(away.api, id, buildInscricao({ nome: 'Eva Eiras' }), pdf('x'))
    expect([answer.status, answer.erro?.mensagem]).toEqual([
      503,
      'Não foi possível guardar ou ler arquivos agora. Tente de novo em instantes.',
    ])
    expect(await countRows(away)).toBe(before)
    // Without a file nothing is missing.
    expect((await apply(away.api, id, buildInscricao({ nome: 'Eva Eiras' }))).status).toBe(200)
    await away.api.close()
  })

  it('of a recording are read in part, as a player asks for them', async () => {
    const { campanhaId, perguntaId } = await publishWithVideo()
    const bytes = Buffer.concat([
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
      Buffer.from('....webm'),
      Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251)),
    ])
    const form = new FormData()
    form.set('dados', JSON.stringify(buildInscricao({ nome: 'Fabi Faria' })))
    form.set(videoField(perguntaId), new Blob([bytes]), 'resposta.webm')
    const sent = await office.api.request(`/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': '10.200.0.1' },
    })
    expect(sent.status).toBe(200)
    const [resposta] = (await rowsOf('select id from resposta where arquivo_id is not null')) as {
      id: number
    }[]
    // By the address that a player gets, which sends no session (audit C17).
    const { body } = await office.api.call(
      'getVideoEndereco',
      { params: { id: resposta?.id ?? 0 } },
      { token: office.token },
    )
    const { endereco } = body.data
    const read = (headers: Record<string, string>) => office.api.request(endereco, { headers })
    const whole = await read({})
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    const part = await read({ range: 'bytes=1000-1999' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true)
    const last = await read({ range: 'bytes=-12' })
    expect(Buffer.from(await last.arrayBuffer()).equals(bytes.subarray(-12))).toBe(true)
    const outside = await read({ range: `bytes=${bytes.length}-` })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    expect(await outside.json()).toMatchObject({ erro: { codigo: 'trecho_inexistente' } })
    const other = await read({ range: 'bytes=0-9', 'if-range': '"another"' })
    expect(other.status).toBe(200)
    expect([whole.headers.get('referrer-policy'), whole.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'private, no-store',
    ])
  })

  it('of a recording open by their address for ten minutes, for that company’s answer alone', async () => {
    const [resposta] = (await rowsOf('select id, empresa_id from resposta where arquivo_id is not null')) as {
      id: number
      empresa_id: number
    }[]
    if (resposta === undefined) throw new Error('nothing was recorded before')
    const [respostaId, empresaId] = [resposta.id, resposta.empresa_id]
    const now = Math.floor(Date.now() / 1000)
    const at = (seconds: number) => new Date(seconds * 1000)
    const keyOf = async (of: OpenedVideo, seconds: number) =>
      (await openVideoChaves(office.api.db, at(seconds))).sign(of)
    const status = async (chave: string) => (await office.api.request(`/talento/v1/videos/${chave}`)).status
    const chave = await keyOf({ empresaId, respostaId }, now)
    expect(await status(chave)).toBe(200)
    const late = await openVideoChaves(office.api.db, at(now + 600))
    expect([late.read(chave), (await openVideoChaves(office.api.db, at(now + 599))).read(chave)]).toEqual([
      null,
      { empresaId, respostaId },
    ])
    const flipped = `${chave.startsWith('A') ? 'B' : 'A'}${chave.slice(1)}`
    for (const wrong of [
      await keyOf({ empresaId, respostaId }, now - 601),
      await keyOf({ empresaId: office.estranho.empresaId, respostaId }, now),
      flipped,
      chave.slice(0, -1),
      'x',
    ])
      expect(await status(wrong)).toBe(404)
    const foreign = await office.api.call(
      'getVideoEndereco',
      { params: { id: respostaId } },
      { token: office.estranho.token },
    )
    expect(foreign.status).toBe(404)
  })

  it('that lost their owner go with the next sweep, however the owner went', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Gil Gomes' }), pdf('conteudo-do-gil'))
    await office.api.pool.query(
      "delete from arquivo where id in (select curriculo_id from talento where nome = 'Gil Gomes')",
    )
    expect(texts().join()).toContain('conteudo-do-gil')
    const files = await openStore({ dataDir: office.api.dataDir, s3: null })
    await sweepSoltos(office.api.db, files.store)
    expect(texts().join()).not.toContain('conteudo-do-gil')
  })

  it('and rows are held against each other: strays go after a day, missing ones are counted and kept', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Hugo Horta' }), pdf('conteudo-do-hugo'))
    await apply(office.api, id, buildInscricao({ nome: 'Iara Ilha' }), pdf('conteudo-da-iara'))
    const mine = stored().find(({ bytes }) => bytes.includes('conteudo-da-iara'))
    rmSync(mine?.path ?? '')
    await office.api.pool.query("update arquivo set criado_em = now() - interval '2 days'")
    const folder = join(office.api.dataDir, 'arquivos')
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
    for (const { path } of stored()) utimesSync(path, twoDaysAgo, twoDaysAgo)
    const owned = stored().length
    for (const [chave, moment] of [
      ['f'.repeat(32), twoDaysAgo],
      ['e'.repeat(32), new Date()],
    ] as const) {
      mkdirSync(join(folder, chave.slice(0, 2)), { recursive: true })
      const path = join(folder, chave.slice(0, 2), chave)
      writeFileSync(path, 'nobody')
      utimesSync(path, moment, moment)
    }
    writeFileSync(join(folder, 'chegando', 'left'), 'old')
    utimesSync(join(folder, 'chegando', 'left'), twoDaysAgo, twoDaysAgo)
    const files = await openStore({ dataDir: office.api.dataDir, s3: null })
    expect(await compareStore(office.api.db, files, new Date())).toEqual({
      strays: 1,
      missing: 1,
      arrivals: 1,
    })
    expect(stored()).toHaveLength(owned + 1)
  })
})

describe('files in a store that speaks S3 (decision 105)', () => {
  it('come in, are read in part, and go with their person, and the disk keeps nothing of them', async () => {
    const fake = await startFakeS3()
    const away = await openOffice({ s3: s3SettingsOf(fake.endpoint) })
    const { id } = await publish(away)
    await apply(away.api, id, buildInscricao({ nome: 'Ana Alves' }), pdf('conteudo-da-ana'))
    expect([...fake.objects.values()].map(({ bytes }) => bytes.includes('conteudo-da-ana'))).toEqual([true])
    expect(listStored(away.api.dataDir)).toEqual([])
    const { rows } = await away.api.pool.query<{ identificador: string }>('select identificador from talento')
    const read = (headers: Record<string, string>) =>
      away.api.request(`/talento/v1/talentos/${rows[0]?.identificador ?? ''}/download-curriculo`, {
        headers: { authorization: `Bearer ${away.token}`, ...headers },
      })
    expect(await (await read({})).text()).toContain('conteudo-da-ana')
    expect(await (await read({ range: 'bytes=0-4' })).text()).toBe('%PDF-')
    fake.troubles.push(403)
    const refused = await read({})
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { erro: { codigo: 'arquivos_indisponiveis' } },
    ])
    await away.api.pool.query('delete from arquivo')
    const { store } = await openStore({ dataDir: away.api.dataDir, s3: s3SettingsOf(fake.endpoint) })
    await sweepSoltos(away.api.db, store)
    expect(fake.objects.size).toBe(0)
    store.close()
    await away.api.close()
    await fake.stop()
  })
})
