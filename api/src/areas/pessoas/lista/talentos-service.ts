import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import type { FiltroTalentosBody, Talento, TalentoItem } from '@seleta/contract/talentos'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { NotFoundError } from '../../../ground/domain-error'
import type { FileAnswer } from '../../../ground/files/file-answer'
import { campanhaNaoEncontrada } from '../../../domain/campanha/campanha'
import { assertDepth, toPagina, type PaginaDe } from '../../../ground/pages'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import type { Pagina } from '../../../ground/pages'
import { TIPOS_CURRICULO, nameCurriculo } from '../../../ground/files/curriculo-arquivo'
import { drawCurriculo } from '../detalhe/curriculo-pdf'
import { createTalentoDetailRepository } from '../detalhe/talento-detail-repository'
import { situacaoDaEtapa, toTalento } from '../detalhe/talento-detail'
import { hasKeyword } from './palavra-chave-repository'
import type { ModoBusca } from '../../../domain/talento/talentos-filter-repository'
import { createTalentosRepository, isCampanha, isFiltered, type TalentoListRow } from './talentos-repository'

const talentoNaoEncontrado = () => new NotFoundError('Pessoa não encontrada.')

/** People: lists, one person, the résumé (product 36–44). */
export function createTalentosService(db: Kysely<Database>) {
  const repository = createTalentosRepository(db)
  const details = createTalentoDetailRepository(db)

  async function find(empresaId: number, identificador: string) {
    const row = await details.find(empresaId, identificador)
    if (row === null) throw talentoNaoEncontrado()
    return row
  }

  return {
    /**
     * One page of a campaign's candidates, or of the basket when the filter names no campaign. A keyword that finds
     * nobody is looked for again by likeness.
     * @throws NotFoundError when the campaign is not the company's
     */
    async filter(
      empresaId: number,
      filtro: FiltroTalentosBody,
      pagina: Pagina,
    ): Promise<PaginaDe<TalentoItem>> {
      assertDepth(pagina)
      if (isCampanha(filtro)) {
        const campanha = await createCampanhasRepository(db).find(empresaId, filtro.idCampanha)
        if (campanha === null) throw campanhaNaoEncontrada()
      }
      if (!isFiltered(filtro)) {
        const [total, rows] = await Promise.all([
          repository.count(empresaId, filtro),
          repository.filter(empresaId, filtro, 'exato', pagina, null),
        ])
        return toPagina(rows.map(toTalentoItem), total, pagina)
      }
      let modo: ModoBusca = 'exato'
      let ids = await repository.find(empresaId, filtro, modo)
      if (ids.length === 0 && hasKeyword(filtro)) {
        modo = 'parecido'
        ids = await repository.find(empresaId, filtro, modo)
      }
      if (ids.length === 0) return toPagina([], 0, pagina)
      const few = ids.length <= MAX_COUNT_FILTRO ? ids : null
      const rows = await repository.filter(empresaId, filtro, modo, pagina, few)
      return toPagina(rows.map(toTalentoItem), ids.length, pagina)
    },

    /** @throws NotFoundError */
    async get(empresaId: number, identificador: string): Promise<Talento> {
      return toTalento(await find(empresaId, identificador))
    },

    /**
     * The résumé as PDF: the uploaded file when it is one, else a page made from the data (product 41).
     * @returns bytes and the file's name
     * @throws NotFoundError
     */
    async readCurriculo(empresaId: number, identificador: string): Promise<{ nome: string; pdf: Buffer }> {
      const row = await find(empresaId, identificador)
      const nome = nameCurriculo(row.nome, 'pdf')
      const arquivo =
        row.curriculoId === null ? null : await details.findCurriculo(empresaId, row.curriculoId)
      if (arquivo?.mime === TIPOS_CURRICULO.pdf) return { nome, pdf: arquivo.conteudo }
      return { nome, pdf: await drawCurriculo(toTalento(row)) }
    },

    /**
     * The uploaded file as it came, to be saved.
     * @throws NotFoundError also without a file
     */
    async readOriginal(empresaId: number, identificador: string): Promise<FileAnswer> {
      const row = await find(empresaId, identificador)
      const arquivo =
        row.curriculoId === null ? null : await details.findCurriculo(empresaId, row.curriculoId)
      if (arquivo === null) throw new NotFoundError('Esta pessoa não tem currículo guardado.')
      const tipo = arquivo.mime === TIPOS_CURRICULO.pdf ? 'pdf' : 'docx'
      return {
        conteudo: arquivo.conteudo,
        mime: TIPOS_CURRICULO[tipo],
        nome: nameCurriculo(row.nome, tipo),
        isDownload: true,
      }
    },
  }
}

const toTalentoItem = ({ tipoEtapa, aderenciaDetalhe, atualCv, ...row }: TalentoListRow): TalentoItem => ({
  ...row,
  aderenciaDetalhe: aderenciaDetalhe ?? [],
  atualCv: atualCv.toISOString(),
  situacao: situacaoDaEtapa(tipoEtapa),
})
