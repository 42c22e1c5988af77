import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { LOTE_MAX, SITUACAO_BY_TIPO } from '@seleta/contract/limits'
import type { PessoasOfFiltro } from '@seleta/contract/lote'
import type { NumerosDaCampanha } from '@seleta/contract/numeros'
import { isAllowed } from '@seleta/contract/permissoes'
import type { PessoasAchadas, Talento, TalentoItem } from '@seleta/contract/talentos'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { withResumo } from '../../../domain/avaliacao/avaliacao'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { nameCurriculo } from '../../../domain/talento/pessoa'
import type { Clock } from '../../../ground/clock'
import type { Caller, Sessao } from '../../../ground/autor'
import { NotFoundError } from '../../../ground/domain-error'
import type { Arquivos } from '../../../ground/files/arquivos'
import { DOCUMENT_TYPES } from '../../../ground/files/document-type'
import type { FileAnswer } from '../../../ground/files/file-answer'
import { assertDepth, toPage } from '../../../ground/pages'
import type { PageInput } from '../../../ground/pages'
import type { Olhar } from '../../../ground/cegas'
import { askable, knowsByNome } from '../../../ground/projecao'
import { createVisao } from '../../../ground/visao'
import { drawCurriculo } from '../detail/curriculo-pdf'
import { blank, situacaoDaEtapa, toTalento } from '../detail/talento-detail'
import { createTalentoDetailRepository } from '../detail/talento-detail-repository'
import { createRetencaoService } from '../retencao/retencao-service'
import { withCegas } from './cegas-filter-repository'
import { countNumeros } from './situacao-filter-repository'
import { countWithout } from './count-without'
import { createTalentosRepository, type TalentoListRow } from './talentos-repository'
import { isCampanha, isFiltered } from './talentos-source-repository'
import { withinRaio } from '../../../ground/busca/within-raio'

const talentoNotFound = () => new NotFoundError(PESSOA_NOT_FOUND)

/** People: lists, one person, the résumé (product 36–44). */
export function createTalentosService(
  db: Kysely<Database>,
  arquivos: Arquivos,
  clock: Clock,
  emailLigado: boolean,
) {
  const repository = createTalentosRepository(db)
  const retencao = createRetencaoService(db, clock, emailLigado)
  const details = createTalentoDetailRepository(db)
  const visao = createVisao(db)

  /** @throws NotFoundError also of who is hidden */
  async function find(empresaId: number, identificador: string) {
    const row = await details.find(empresaId, identificador)
    if (row === null || row.ocultaEm !== null) throw talentoNotFound()
    return row
  }

  async function toItems(
    { empresaId, usuarioId }: Sessao,
    rows: readonly TalentoListRow[],
  ): Promise<TalentoItem[]> {
    const saidas = await retencao.listSaidas(
      empresaId,
      rows.flatMap(({ avisadaId }) => avisadaId ?? []),
    )
    return rows.map(({ avisadaId, ...row }) =>
      toTalentoItem(withResumo(row, usuarioId), saidas.get(avisadaId ?? 0)),
    )
  }

  async function assertCampanha(empresaId: number, filtro: FiltroTalentosBody): Promise<void> {
    if (!isCampanha(filtro)) return
    const campanha = await createCampanhasRepository(db).find(empresaId, filtro.idCampanha)
    if (campanha === null) throw campanhaNotFound()
  }

  return {
    /** @throws NotFoundError */
    async countNumeros(empresaId: number, campanhaId: number): Promise<NumerosDaCampanha> {
      const parts = await countNumeros(db, empresaId, campanhaId)
      if (parts === null) throw campanhaNotFound()
      const { noQuadro, semEtapa, eliminadas, desistentes } = parts
      return { ...parts, inscricoes: noQuadro + semEtapa + eliminadas + desistentes }
    },

    /**
     * One page of a campaign's candidates, or of the basket when the filter names no campaign.
     * @throws NotFoundError when the campaign is not the company's
     */
    async filter(
      sessao: Sessao,
      pedido: FiltroTalentosBody,
      page: PageInput,
    ): Promise<z.output<typeof PessoasAchadas>> {
      const { empresaId } = sessao
      const filtro = await withCegas(db, sessao, withinRaio(askable(sessao, pedido)))
      assertDepth(page)
      await assertCampanha(empresaId, filtro)
      if (!isFiltered(filtro)) {
        const [total, rows] = await Promise.all([
          repository.count(empresaId, filtro),
          repository.filter(empresaId, filtro, page, null),
        ])
        return toPage(await toItems(sessao, rows), total, page)
      }
      const find = (one: FiltroTalentosBody) => repository.find(empresaId, one, knowsByNome(sessao))
      const achadas = await find(filtro)
      if (achadas.ids.length === 0) {
        const count = (one: FiltroTalentosBody) => repository.count(empresaId, one)
        return { ...toPage([], 0, page), semFiltro: await countWithout({ find, count }, filtro) }
      }
      const rows = await repository.filter(empresaId, filtro, page, achadas)
      const { entendida } = achadas
      return {
        ...toPage(await toItems(sessao, rows), achadas.ids.length, page),
        ...(entendida !== null && { entendida }),
      }
    },

    /**
     * Everybody whom a list shows, in its order, as many as can be acted on at once (decision 154).
     * @throws NotFoundError when the campaign is not the company's
     */
    async select(sessao: Sessao, pedido: FiltroTalentosBody): Promise<z.output<typeof PessoasOfFiltro>> {
      const { empresaId } = sessao
      const filtro = await withCegas(db, sessao, withinRaio(askable(sessao, pedido)))
      await assertCampanha(empresaId, filtro)
      const page = { page: 0, size: LOTE_MAX }
      if (!isFiltered(filtro)) return repository.listNomes(empresaId, filtro, page, null)
      const achadas = await repository.find(empresaId, filtro, knowsByNome(sessao))
      return achadas.ids.length === 0 ? [] : repository.listNomes(empresaId, filtro, page, achadas)
    },

    /** Of who is hidden the name alone, and until when (decision 116). @throws NotFoundError */
    async get(empresaId: number, identificador: string): Promise<Talento> {
      const [row, kept] = await Promise.all([
        details.find(empresaId, identificador),
        retencao.find(empresaId, identificador),
      ])
      if (row === null || kept === null) throw talentoNotFound()
      const talento = { ...toTalento(row, emailLigado), retencao: kept }
      return row.ocultaEm === null ? talento : blank(talento)
    },

    /**
     * The résumé as PDF: the uploaded file when it is one, else a page made from the data (product 41). A file may say
     * anything: whoever does not get it as it came reads the page, of what they may read (decision 174), and so does
     * everybody of somebody in blind triage (decision 193).
     * @throws NotFoundError
     */
    async readCurriculo(sessao: Caller, identificador: string, olhar: Olhar): Promise<FileAnswer> {
      const { empresaId, papel } = sessao
      const row = await find(empresaId, identificador)
      const { data } = await visao.see('getTalento', sessao, { data: toTalento(row, emailLigado) }, olhar)
      const told = data.informacaoPessoal.nome
      if (told !== row.nome)
        return {
          nome: nameCurriculo(told, 'pdf'),
          mime: DOCUMENT_TYPES.pdf,
          conteudo: await drawCurriculo(data),
        }
      const nome = nameCurriculo(row.nome, 'pdf')
      const mime = DOCUMENT_TYPES.pdf
      const curriculoId = isAllowed(papel, 'downloadCurriculoOriginal') ? row.curriculoId : null
      const arquivo = curriculoId === null ? null : await arquivos.open(empresaId, curriculoId)
      if (arquivo?.mime === mime) return { nome, mime, conteudo: arquivo.conteudo }
      return { nome, mime, conteudo: await drawCurriculo(data) }
    },

    /**
     * The uploaded file as it came, to be saved.
     * @throws NotFoundError also without a file
     */
    async readOriginal(empresaId: number, identificador: string): Promise<FileAnswer> {
      const row = await find(empresaId, identificador)
      if (row.curriculoId === null) throw new NotFoundError('Esta pessoa não tem currículo guardado.')
      const arquivo = await arquivos.open(empresaId, row.curriculoId)
      const tipo = arquivo.mime === DOCUMENT_TYPES.pdf ? 'pdf' : 'docx'
      return {
        conteudo: arquivo.conteudo,
        mime: DOCUMENT_TYPES[tipo],
        nome: nameCurriculo(row.nome, tipo),
        isDownload: true,
      }
    },

    /**
     * The file that came with an application which the mailbox has not confirmed, as it came (decision 108).
     * @param identificador of what was sent
     * @throws NotFoundError also without a file, and once it was answered
     */
    async readAConfirmar(empresaId: number, identificador: string): Promise<FileAnswer> {
      const row = await details.findCurriculoAConfirmar(empresaId, identificador)
      if (row === null || row.curriculoId === null)
        throw new NotFoundError('Este currículo não espera mais uma confirmação.')
      const arquivo = await arquivos.open(empresaId, row.curriculoId)
      const tipo = arquivo.mime === DOCUMENT_TYPES.pdf ? 'pdf' : 'docx'
      return {
        conteudo: arquivo.conteudo,
        mime: DOCUMENT_TYPES[tipo],
        nome: nameCurriculo(row.nome, tipo),
        isDownload: true,
      }
    },
  }
}

const toTalentoItem = (
  {
    tipoEtapa,
    aderenciaDetalhe,
    atualCv,
    inscritaEm,
    naEtapaDesde,
    isRetirada,
    ...row
  }: Omit<TalentoListRow, 'avisadaId' | 'avaliacao'> & Pick<TalentoItem, 'avaliacao'>,
  saiEm: string | undefined,
): TalentoItem => ({
  ...row,
  ...(saiEm !== undefined && { saiEm }),
  aderenciaDetalhe: aderenciaDetalhe ?? [],
  atualCv: atualCv.toISOString(),
  inscritaEm: inscritaEm?.toISOString() ?? null,
  naEtapaDesde: naEtapaDesde?.toISOString() ?? null,
  situacao: isRetirada ? SITUACAO_BY_TIPO.desistente : situacaoDaEtapa(tipoEtapa),
})
