import { apply, buildInscricao, publish } from './support/campanhas'
import { type Equipe, openEquipe } from './support/equipe'

/** A note that was deleted, and is taken back within two minutes: it is the same one (product 40, decision 144). */

let equipe: Equipe
beforeAll(async () => {
  equipe = await openEquipe()
})
afterAll(() => equipe.office.api.close())

const call: Equipe['office']['api']['call'] = (operation, input, options) =>
  equipe.office.api.call(operation, input, options)
const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await equipe.office.api.pool.query(text, values)).rows as T[]
const ana = () => ({ token: equipe.office.token })
const gil = () => ({ token: equipe.tokens.GESTOR })
const rui = () => ({ token: equipe.tokens.RECRUTADOR })
const daPessoa = () => ({ identificador: equipe.minha.talento })

const write = async (texto: string, who = ana(), params = daPessoa()) =>
  (await call('createNota', { params, body: { texto } }, who)).body.data
const list = async (who = ana(), params = daPessoa()) => (await call('listNotas', { params }, who)).body.data
const remove = async (id: number, who = ana()) => (await call('deleteNota', { params: { id } }, who)).status
const restore = (id: number, who = ana()) => call('restoreNota', { params: { id } }, who)
const mencoesTo = async (who: { token: string }) =>
  (await call('listAvisos', {}, who)).body.data.itens.filter(({ tipo }) => tipo === 'mencao')
const age = (id: number) =>
  ask("update nota_excluida set excluida_em = now() - interval '121 seconds' where id = $1", [id])
const countKept = async (id: number) => (await ask('select from nota_excluida where id = $1', [id])).length

describe('a deleted note that is taken back', () => {
  it('is the same one at its place: when it was written, that it was changed, and whom it mentions', async () => {
    const { id } = await write('Ligar')
    const body = { texto: `Ligar, @[${equipe.ids.GESTOR}]` }
    await call('updateNota', { params: { id }, body }, ana())
    await write('Mais nova', rui())
    await ask("update nota set criada_em = criada_em - interval '3 days' where id = $1", [id])
    const before = await list()
    expect(await remove(id)).toBe(204)
    expect((await list()).map((nota) => nota.id)).not.toContain(id)

    const { status, body: told } = await restore(id)
    expect([status, told.data]).toEqual([200, before.find((nota) => nota.id === id)])
    expect(told.data).toMatchObject({ texto: 'Ligar, @Gil', mencoes: [{ nome: 'Gil' }], isMinha: true })
    expect(told.data.editadaEm).not.toBeNull()
    expect(await list()).toEqual(before)
    expect(await countKept(id)).toBe(0)
  })

  it('has told whom it mentions what it told before, and who had read that is not told anew', async () => {
    const unread = await write(`Leia, @[${equipe.ids.RECRUTADOR}]`)
    const before = await mencoesTo(rui())
    await remove(unread.id)
    expect(await mencoesTo(rui())).toHaveLength(before.length - 1)
    await restore(unread.id)
    expect(await mencoesTo(rui())).toEqual(before)

    const read = await write(`Lida, @[${equipe.ids.GESTOR}]`)
    await call('readAvisos', { body: { ate: new Date(Date.now() + 1000).toISOString() } }, gil())
    await remove(read.id)
    await restore(read.id)
    expect((await mencoesTo(gil()))[0]).toMatchObject({ isLido: true })
  })

  it('is told as it is when it is asked for twice, and when two ask at once', async () => {
    const { id } = await write('Duas vezes')
    await remove(id)
    const both = await Promise.all([restore(id), restore(id)])
    const third = await restore(id)
    expect([...both, third].map(({ status, body }) => [status, body.data.id])).toEqual([
      [200, id],
      [200, id],
      [200, id],
    ])
    expect((await list()).filter(({ texto }) => texto === 'Duas vezes')).toHaveLength(1)
  })

  it('can be deleted and taken back again', async () => {
    const { id } = await write('De novo')
    for (let n = 0; n < 2; n += 1) {
      expect(await remove(id)).toBe(204)
      expect((await restore(id)).status).toBe(200)
    }
  })

  it('is brought back by who wrote it alone: not by a colleague, nor by another company', async () => {
    const { id } = await write('Minha')
    await remove(id)
    const colega = await restore(id, rui())
    expect([colega.status, colega.erro?.codigo]).toEqual([409, 'nota_de_outra_pessoa'])
    expect((await restore(id, { token: equipe.office.estranho.token })).status).toBe(404)
    expect((await list()).map((nota) => nota.id)).not.toContain(id)
    expect((await restore(id)).status).toBe(200)
  })

  it('is back for a manager of the person’s campaign who wrote it', async () => {
    const { id } = await write('De um gestor', gil())
    await remove(id, gil())
    expect((await restore(id, gil())).body.data).toMatchObject({ id, texto: 'De um gestor' })
  })
})

describe('a deleted note', () => {
  it('comes back no more after two minutes, which is said, and is forgotten then', async () => {
    const { id } = await write('Tarde demais')
    await remove(id)
    await age(id)
    const { status, erro } = await restore(id)
    expect([status, erro]).toEqual([
      404,
      expect.objectContaining({
        codigo: 'prazo_passou',
        mensagem: 'A nota não volta mais: a pessoa foi apagada, ou o prazo de 2 minutos para isso passou.',
      }),
    ])
    const { id: recent } = await write('Ainda não')
    await remove(recent)
    await ask("update fila.job set start_after = now() where name = 'notas-excluidas'")
    await equipe.office.api.app.jobs.runDue()
    expect([await countKept(id), await countKept(recent)]).toEqual([0, 1])
  })

  it('is read nowhere while it can come back', async () => {
    const { id } = await write('Segredo de nota')
    await remove(id)
    const answers = [
      await list(),
      (await call('getTalento', { params: daPessoa() }, ana())).body,
      (await call('updateNota', { params: { id }, body: { texto: 'x' } }, ana())).erro,
    ]
    expect(JSON.stringify(answers)).not.toContain('Segredo de nota')
    expect((await call('updateNota', { params: { id }, body: { texto: 'x' } }, ana())).status).toBe(404)
  })
})

describe('when two people are joined and taken apart meanwhile', () => {
  /** Two of one phone. @returns who stays, who goes, and the join */
  async function openPair(nome: string, telefone: string) {
    const { office } = equipe
    const idOf = async (quem: string) =>
      (await ask<{ id: string }>('select identificador as id from talento where nome = $1', [quem]))[0]?.id ??
      ''
    const outro = `${nome} Outra`
    for (const quem of [nome, outro])
      await apply(office.api, (await publish(office)).id, buildInscricao({ nome: quem, telefone }))
    const [fica, vai] = [{ identificador: await idOf(nome) }, { identificador: await idOf(outro) }]
    const join = async () => {
      const { body } = await call('getTalento', { params: vai }, ana())
      const params = { id: body.data.semelhantes[0]?.id ?? 0 }
      return (await call('decideSemelhanca', { params, body: { decisao: 'juntas' } }, ana())).body.data
        .fusaoId
    }
    const part = async (id: number | null) =>
      (await call('undoFusao', { params: { id: id ?? 0 } }, ana())).status
    const textsOf = async (params: { identificador: string }) =>
      (await list(ana(), params)).map(({ texto }) => texto)
    return { fica, vai, join, part, textsOf }
  }

  it('a note that was deleted before comes back where the two are one, and goes with whom it is about', async () => {
    const { fica, vai, join, part, textsOf } = await openPair('Íris Ilha', '11 94444-0001')
    const { id } = await write('Sobre quem vai', ana(), vai)
    await remove(id)
    const fusaoId = await join()
    expect((await restore(id)).status).toBe(200)
    expect(await textsOf(fica)).toEqual(['Sobre quem vai'])
    expect(await part(fusaoId)).toBe(200)
    expect([await textsOf(fica), await textsOf(vai)]).toEqual([[], ['Sobre quem vai']])
  })

  it('a note that was deleted while they were one comes back with whom it is about', async () => {
    const { fica, vai, join, part, textsOf } = await openPair('Jade Jota', '11 94444-0002')
    const { id } = await write('Sobre quem foi', ana(), vai)
    const fusaoId = await join()
    await remove(id)
    expect(await part(fusaoId)).toBe(200)
    expect((await restore(id)).status).toBe(200)
    expect([await textsOf(fica), await textsOf(vai)]).toEqual([[], ['Sobre quem foi']])
  })
})
