import { buildTalento } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { fileReply, refuse } from '@seleta/testing/fake-api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openTalento, startTalentoApi, stopTalentoApi } from '../testing/talento-panel'

let api: FakeApi
beforeEach(() => {
  api = startTalentoApi()
})
afterEach(() => stopTalentoApi(api))

test('a result of a test is entered with its day, and what is wrong stands at its field', async () => {
  api
    .on('listTestes', () => ({ data: [{ id: 55544, nome: 'Excel básico', grupo: 'tecnico' as const }] }))
    .on('listTestesDoTalento', () => ({
      data: [
        {
          testeId: 55544,
          nome: 'Excel básico',
          grupo: 'tecnico' as const,
          campanhas: ['Analista de Dados'],
          resultados: [],
        },
      ],
    }))
    .on('createResultadoTeste', () =>
      refuse(422, 'Confira os campos.', { data: 'A data não pode estar no futuro.' }),
    )
  const { host } = openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Testes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar resultado de Excel básico' }))
  const form = within(screen.getByRole('form', { name: 'Resultado de teste' }))
  await userEvent.type(form.getByRole('textbox', { name: /Resultado/ }), '87')
  await userEvent.type(form.getByRole('textbox', { name: /Data/ }), '01112026')
  await userEvent.click(form.getByRole('button', { name: 'Salvar resultado' }))
  expect(await form.findByText('A data não pode estar no futuro.')).toBeVisible()
  expect(api.callsOf('createResultadoTeste')[0]?.body).toEqual({
    testeId: 55544,
    resultado: 87,
    data: '2026-11-01',
    link: '',
  })
  api.on('createResultadoTeste', () => ({
    data: { id: 1, resultado: 87, data: '2026-11-01', link: '', temArquivo: false, quem: 'Ana' },
  }))
  await userEvent.click(form.getByRole('button', { name: 'Salvar resultado' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Resultado registrado.'))
})

test('a note is written, and its writer alone may change or delete it', async () => {
  const nota = (id: number, isMinha: boolean, texto: string) => ({
    id,
    texto,
    quem: isMinha ? 'Ana Lima' : 'Beto Reis',
    isMinha,
    criadaEm: '2026-11-20T12:00:00.000Z',
    editadaEm: null,
  })
  api
    .on('listNotas', () => ({ data: [nota(1, true, 'Minha nota'), nota(2, false, 'Nota do Beto')] }))
    .on('createNota', ({ body }) => ({ data: nota(3, true, body.texto) }))
    .on('deleteNota', () => undefined)
  const { host } = openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Notas e histórico' }))
  await screen.findByText('Nota do Beto')
  expect(screen.getAllByRole('button', { name: 'Excluir' })).toHaveLength(1)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nova nota' }), 'Ligar amanhã, j e k')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nota' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nova nota' })).toHaveValue(''))
  expect(api.callsOf('createNota')[0]?.body).toEqual({ texto: 'Ligar amanhã, j e k' })
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Nota excluída.'))
})

test('a note that was begun is there again after the person was left by J, by Esc and by closing', async () => {
  api.on('createNota', () => refuse(500))
  openTalento(1)
  const nota = async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Notas e histórico' }))
    return screen.findByRole('textbox', { name: 'Nova nota' })
  }
  await userEvent.type(await nota(), 'Ligar')
  await userEvent.click(screen.getByRole('button', { name: 'Próximo candidato' }))
  await screen.findByRole('heading', { name: 'Pessoa 2' })
  expect(await nota()).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Candidato anterior' }))
  await screen.findByRole('heading', { name: 'Pessoa 1' })
  expect(await nota()).toHaveValue('Ligar')
  await userEvent.type(await nota(), ' na segunda{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  openTalento(1)
  expect(await screen.findByRole('textbox', { name: 'Nova nota' })).toHaveValue('Ligar na segunda')
})

test('a change of a saved note that was begun stands open with its text again; saved or given up, it is over', async () => {
  const saved = { id: 1, quem: 'Ana', isMinha: true, criadaEm: '2026-11-20T12:00:00.000Z', editadaEm: null }
  api
    .on('listNotas', () => ({ data: [{ ...saved, texto: 'Ligar' }] }))
    .on('updateNota', ({ body }) => ({ data: { ...saved, texto: body.texto } }))
  const openNotas = async () => {
    openTalento(1)
    await userEvent.click(await screen.findByRole('tab', { name: 'Notas e histórico' }))
  }
  const change = () => screen.findByRole('textbox', { name: 'Mudar nota' })
  await openNotas()
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  await userEvent.type(await change(), ' na segunda{Escape}')
  await openNotas()
  expect(await change()).toHaveValue('Ligar na segunda')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  await userEvent.type(await change(), ' na terça')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  // The list is still answered with the old text: what was saved is begun no more.
  expect(await change()).toHaveValue('Ligar')
})

test('a colleague is called into a note by their name, with the keyboard, and sent by their id', async () => {
  const RUI = { id: 12, nome: 'Rui Reis' }
  api
    .on('listNotas', () => ({ data: [] }))
    .on('listMencionaveis', () => ({ data: [{ id: 11, nome: 'Bia Reis' }, RUI, { id: 13, nome: 'Zé Luz' }] }))
    .on('createNota', ({ body }) => ({
      data: {
        id: 3,
        texto: 'Oi @Rui Reis, veja',
        marcado: body.texto,
        mencoes: [RUI],
        quem: 'Ana',
        isMinha: true,
        criadaEm: '2026-11-20T12:00:00.000Z',
        editadaEm: null,
      },
    }))
  openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Notas e histórico' }))
  const field = await screen.findByRole('textbox', { name: 'Nova nota' })
  await userEvent.type(field, 'Oi @rei')
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Bia Reis', 'Rui Reis'])
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field).toHaveValue('Oi @Rui Reis ')
  expect(screen.queryByRole('listbox', { name: 'Colegas para mencionar' })).toBeNull()
  await userEvent.keyboard('{Backspace}, veja')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nota' }))
  await waitFor(() => expect(api.callsOf('createNota')[0]?.body).toEqual({ texto: 'Oi @[12], veja' }))
})

test('Esc closes the colleagues and nothing else, and a note is saved where nobody can be asked for them', async () => {
  api
    .on('listNotas', () => ({ data: [] }))
    .on('listMencionaveis', () => ({ data: [{ id: 12, nome: 'Rui Reis' }] }))
    .on('createNota', () => refuse(500))
  openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Notas e histórico' }))
  const field = await screen.findByRole('textbox', { name: 'Nova nota' })
  await userEvent.type(field, '@r')
  await screen.findByRole('option', { name: 'Rui Reis' })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(field).toHaveValue('@r')
})

test('a video is fetched only when it is opened, and says when it cannot be', async () => {
  api
    .on('listVideosDoTalento', () => ({
      data: [
        {
          id: 9,
          pergunta: 'Conte de você',
          campanhaId: 5,
          campanha: 'Analista',
          duracao: 60,
          criadoEm: '2026-11-01T12:00:00.000Z',
        },
      ],
    }))
    .on('getVideoEndereco', () => refuse(500))
  openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Vídeo CV' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Assistir' }))
  expect(await screen.findByText(/Vídeo indisponível\./)).toBeVisible()
  let asked = 0
  api.on('getVideoEndereco', () => ({ data: { endereco: `/talento/v1/videos/${(asked += 1)}` } }))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  const player = await screen.findByLabelText('Resposta em vídeo: Conte de você')
  expect(player).toHaveAttribute('src', '/talento/v1/videos/1')
  // Its time is over: another is asked for, by itself, and only once where that one is refused too.
  fireEvent.loadedMetadata(player)
  fireEvent.error(player)
  await waitFor(() => expect(player).toHaveAttribute('src', '/talento/v1/videos/2'))
  fireEvent.error(player)
  expect(await screen.findByText(/Vídeo indisponível\./)).toBeVisible()
  expect(asked).toBe(2)
})

describe('the résumé', () => {
  /** A tab that remembers where it was sent. */
  function fakeTab() {
    const tab = {
      opener: {},
      isClosed: false,
      address: '',
      close: () => Object.assign(tab, { isClosed: true }),
      location: { replace: (to: string) => Object.assign(tab, { address: to }) },
    }
    return tab
  }
  const originalOpen = window.open
  const made: Blob[] = []
  let tab = fakeTab()
  beforeEach(() => {
    tab = fakeTab()
    made.length = 0
    Object.assign(window, { open: () => tab })
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        made.push(blob)
        return 'blob:curriculo'
      },
      revokeObjectURL: () => undefined,
    })
  })
  afterEach(() => void Object.assign(window, { open: originalOpen }))

  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Abrir currículo' }))

  test('opens in a new tab as a PDF, whatever the server called it', async () => {
    api.on('downloadCurriculo', () => fileReply('%PDF-1.7 …', 'text/html'))
    openTalento(1)
    await press()
    await waitFor(() => expect(tab.address).toBe('blob:curriculo'))
    expect(made[0]?.type).toBe('application/pdf')
    expect(tab.opener).toBeNull()
  })

  test.each([
    [
      'is missing',
      refuse(404, 'Não encontrado.'),
      'Currículo indisponível: esta pessoa não tem currículo guardado.',
    ],
    [
      'is no PDF',
      fileReply('<html><script>alert(1)</script>', 'application/pdf'),
      'Currículo indisponível: o arquivo guardado não é um PDF válido.',
    ],
    ['cannot be read', refuse(500), 'Currículo indisponível. Tentar de novo.'],
  ])('says it in words when the file %s, and leaves no tab behind', async (_, reply, words) => {
    api.on('downloadCurriculo', () => reply)
    openTalento(1)
    await press()
    expect(await screen.findByText(words)).toBeVisible()
    expect(tab.isClosed).toBe(true)
    expect(made).toHaveLength(0)
  })
})

const QUIETA = { ate: '2027-05-20', apagaEm: '2027-06-19', isOculta: false, isAvisada: false, guarda: null }

test('until when the person is kept stands with their data, and a legal hold asks for its reason', async () => {
  api.on('saveGuardaLegal', () =>
    refuse(422, 'Confira os campos.', { motivo: 'Diga por que a empresa precisa guardar.' }),
  )
  openTalento(1)
  const guarda = within(await screen.findByRole('region', { name: 'Guarda dos dados' }))
  expect(guarda.getByText('Dados guardados até 20/05/2027')).toBeVisible()
  await userEvent.click(guarda.getByRole('button', { name: 'Guardar por obrigação legal' }))
  const form = within(await screen.findByRole('dialog', { name: 'Guardar por obrigação legal' }))
  await userEvent.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await form.findByText('Diga por que a empresa precisa guardar.')).toBeVisible()
  const held = { motivo: 'Ação 123', desde: '2026-11-22T12:00:00.000Z', quem: 'Ana Lima' }
  api
    .on('saveGuardaLegal', () => {})
    .on('getTalento', () => ({ data: buildTalento({ retencao: { ...QUIETA, guarda: held } }) }))
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Ação 123')
  await userEvent.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await guarda.findByText('Dados guardados por obrigação legal')).toBeVisible()
  expect(guarda.getByText(/Desde 22\/11\/2026 por Ana Lima/)).toBeVisible()
})

test('of somebody hidden only the name, the day and the way back are shown', async () => {
  const retencao = { ...QUIETA, isOculta: true }
  api.on('getTalento', () => ({ data: buildTalento({ retencao }) })).on('restoreTalento', () => {})
  const { host } = openTalento(1)
  expect(await screen.findByText('Oculta até 19/06/2027')).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Abrir currículo' })).toBeNull()
  api.on('getTalento', () => ({ data: buildTalento() }))
  await userEvent.click(screen.getByRole('button', { name: 'Restaurar' }))
  expect(await screen.findByRole('tab', { name: 'Dados pessoais' })).toBeVisible()
  expect(host.toasts[0]?.text).toBe('Pessoa restaurada: tudo voltou como estava.')
})
