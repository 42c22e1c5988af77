import { SITUACOES_FILTRO } from '@seleta/contract/limits'
import { openOffice, type Office } from './support/campanhas'
import { motivosOf, type Motivos } from './support/motivos'

let office: Office
let list: Motivos['list']
let motivoOf: Motivos['motivoOf']
let motivosOn: Motivos['motivosOn']
beforeAll(async () => {
  office = await openOffice()
  ;({ list, motivoOf, motivosOn } = motivosOf(office))
})
afterAll(() => office.api.close())

describe('the reasons of a company (product 68)', () => {
  it('begin with eight, in an order that stays, and one of them is what a withdrawal counts as', async () => {
    const motivos = await list()
    expect(motivos.map(({ nome }) => nome)).toEqual([
      'Requisito',
      'Experiência',
      'Pretensão',
      'Localização',
      'Processo',
      'Sem retorno',
      'Desistência',
      'Outro',
    ])
    expect(motivos.filter(({ isDesistencia }) => isDesistencia).map(({ nome }) => nome)).toEqual([
      'Desistência',
    ])
  })

  it('are renamed, hidden and added, each name once, and are the company’s alone', async () => {
    const token = office.estranho.token
    const id = await motivoOf('Processo', token)
    const update = (body: { nome: string; isOculto?: boolean }, by = token) =>
      office.api.call('updateMotivo', { params: { id }, body }, { token: by })
    expect((await update({ nome: 'Vaga cancelada', isOculto: true })).body.data).toMatchObject({
      nome: 'Vaga cancelada',
      isOculto: true,
    })
    const taken = await update({ nome: '  requisito ' })
    expect([taken.status, (taken.body as unknown as { erro: { mensagem: string } }).erro.mensagem]).toEqual([
      422,
      'Já existe um motivo com este nome.',
    ])
    expect((await update({ nome: 'Meu' }, office.token)).status).toBe(404)
    const added = await office.api.call('createMotivo', { body: { nome: 'Horário' } }, { token })
    expect(added.status).toBe(200)
    expect((await list(token)).map(({ nome }) => nome).slice(-2)).toEqual(['Outro', 'Horário'])
    expect((await list()).map(({ nome }) => nome)).not.toContain('Horário')
  })

  it('stand in the audit as they became: who made one, renamed or hid it', async () => {
    const token = office.token
    const made = await office.api.call('createMotivo', { body: { nome: 'Turno' } }, { token })
    const { id } = made.body.data
    for (const body of [{ nome: 'Turno da noite' }, { nome: 'Turno da noite', isOculto: true }])
      await office.api.call('updateMotivo', { params: { id }, body }, { token })
    const refused = { params: { id }, body: { nome: 'Requisito' } }
    expect((await office.api.call('updateMotivo', refused, { token })).status).toBe(422)
    const { rows } = await office.api.pool.query(
      'select acao, usuario_id, dados from auditoria where alvo = $1 order by id',
      [`motivo:${id}`],
    )
    const by = { usuario_id: office.usuarioId }
    expect(rows).toEqual([
      { acao: 'motivo_criado', ...by, dados: { nome: 'Turno', isOculto: false } },
      { acao: 'motivo_alterado', ...by, dados: { nome: 'Turno da noite', isOculto: false } },
      { acao: 'motivo_alterado', ...by, dados: { nome: 'Turno da noite', isOculto: true } },
    ])
  })
})

describe('why the process ended for somebody (decision 170)', () => {
  it('is said with the move, stands on the timeline, and goes when they go on', async () => {
    const { move, detail } = await motivosOn(['Ana Alves'])
    await move('Ana Alves', 'Reprovados', await motivoOf('Experiência'))
    const refused = await detail('Ana Alves')
    expect(refused).toMatchObject({ motivo: 'Experiência', pedeMotivo: true })
    expect(refused.timeline).toContain(
      'Passou para Reprovados em Auxiliar de Logística · motivo: Experiência',
    )
    await move('Ana Alves', 'Entrevistas')
    expect(await detail('Ana Alves')).toMatchObject({ motivo: null, pedeMotivo: false })
  })

  it('is said afterwards, changed and taken back, of those alone who stand at an end', async () => {
    const { move, say, detail } = await motivosOn(['Bia Braga', 'Cid Costa', 'Davi Dias'])
    await move('Bia Braga', 'Reprovados')
    await move('Cid Costa', 'Reprovados')
    const todos = ['Bia Braga', 'Cid Costa', 'Davi Dias']
    expect((await say(await motivoOf('Localização'), todos)).body.data).toEqual({ alteradas: 2 })
    expect([(await detail('Bia Braga')).motivo, (await detail('Davi Dias')).motivo]).toEqual([
      'Localização',
      null,
    ])
    expect((await detail('Bia Braga')).timeline).toContain('Motivo em Auxiliar de Logística: Localização')
    expect((await say(null, ['Bia Braga'])).body.data).toEqual({ alteradas: 1 })
    expect((await detail('Bia Braga')).motivo).toBeNull()
    const deles = await motivoOf('Outro', office.estranho.token)
    expect((await say(deles, ['Bia Braga'])).status).toBe(404)
    expect((await say(deles, ['Cid Costa'], office.estranho.token)).body.data).toEqual({ alteradas: 0 })
  })

  it('is refused where the stage is no end, or the reason another company’s', async () => {
    const { move, people } = await motivosOn(['Eva Eça'])
    expect((await move('Eva Eça', 'Entrevistas', await motivoOf('Outro'))).status).toBe(409)
    expect((await move('Eva Eça', 'Reprovados', await motivoOf('Outro', office.estranho.token))).status).toBe(
      404,
    )
    expect((await people())['Triagem']).toEqual(['Eva Eça'])
  })

  it('goes with the move that is taken back, and comes back with the place', async () => {
    const { id, etapa, identificador, move, say, detail } = await motivosOn(['Fia Faro'])
    const undo = (de: string) =>
      office.api.call(
        'undoMoveTalentos',
        {
          body: {
            campanhaId: id,
            kanbanId: etapa(de).id,
            pessoas: [{ identificador: identificador('Fia Faro') }],
          },
        },
        { token: office.token },
      )
    await move('Fia Faro', 'Reprovados', await motivoOf('Requisito'))
    await say(await motivoOf('Pretensão'), ['Fia Faro'])
    await undo('Reprovados')
    expect(await detail('Fia Faro')).toMatchObject({ motivo: null, pedeMotivo: false })
    await move('Fia Faro', 'Reprovados', await motivoOf('Pretensão'))
    await move('Fia Faro', 'Entrevistas')
    await undo('Entrevistas')
    expect((await detail('Fia Faro')).motivo).toBe('Pretensão')
  })

  it('is said of many at once, filtered by, counted, and a column of both files', async () => {
    const { id, etapa, identificador } = await motivosOn(['Gil Gois', 'Hugo Horta', 'Ivo Ito'])
    const motivoId = await motivoOf('Sem retorno')
    const kanbanId = etapa('Reprovados').id
    const { body } = await office.api.call(
      'moveTalentos',
      {
        body: {
          identificadores: ['Gil Gois', 'Hugo Horta'].map(identificador),
          campanhaId: id,
          kanbanId,
          motivoId,
        },
      },
      { token: office.token },
    )
    expect(body.data.pessoas.map(({ resultado }) => resultado)).toEqual(['movida', 'movida'])
    const filtro = { idCampanha: id, situacoes: [...SITUACOES_FILTRO], motivos: [motivoId] }
    const found = await office.api.call(
      'filterTalentos',
      { query: { size: 8 }, body: filtro },
      { token: office.token },
    )
    expect(found.body.data.map(({ nome }) => nome).toSorted()).toEqual(['Gil Gois', 'Hugo Horta'])
    const facetas = await office.api.call('countFacetas', { body: filtro }, { token: office.token })
    expect(facetas.body.data.motivos?.filter(({ valor, total }) => valor !== '0' && total > 0)).toEqual([
      { valor: String(motivoId), rotulo: 'Sem retorno', total: 2 },
    ])
    const text = async (path: string, file: object) =>
      (
        await office.api.request(path, {
          method: 'POST',
          headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(file),
        })
      ).text()
    for (const csv of [
      await text('/talento/v1/talentos/exportar', { formato: 'csv', filtro }),
      await text(`/talento/v1/kanbans/${kanbanId}/exportar`, { formato: 'csv' }),
    ]) {
      const [head = '', ...lines] = csv.trim().split(/\r?\n/)
      const cells = (line: string) => line.split(';').map((cell) => cell.replaceAll('"', ''))
      expect(cells(head)).toContain('Motivo')
      expect(lines.map((line) => cells(line)[cells(head).indexOf('Motivo')])).toEqual([
        'Sem retorno',
        'Sem retorno',
      ])
    }
  })

  it('stays through the removal of their stage, and its return', async () => {
    const { id, etapa, move, detail } = await motivosOn(['Jô Jardim'])
    const nova = await office.api.call(
      'createEtapa',
      {
        body: { nome: 'Banco', cor: '#000000', mensagemNotificacao: 'Oi', campanhaId: id, tipo: 'reprovado' },
      },
      { token: office.token },
    )
    await move('Jô Jardim', 'Reprovados', await motivoOf('Requisito'))
    const remove = (destino: number) =>
      office.api.call(
        'deleteEtapa',
        { params: { id: etapa('Reprovados').id }, query: { destino } },
        { token: office.token },
      )
    const restore = () =>
      office.api.call('restoreEtapa', { params: { id: etapa('Reprovados').id } }, { token: office.token })
    await remove(nova.body.data.id)
    expect((await detail('Jô Jardim')).motivo).toBe('Requisito')
    await restore()
    await remove(etapa('Triagem').id)
    expect((await detail('Jô Jardim')).motivo).toBeNull()
    await restore()
    expect((await detail('Jô Jardim')).motivo).toBe('Requisito')
  })
})
