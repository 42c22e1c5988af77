import { formatFigura, readFigura } from '@seleta/contract/figuras'
import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import type { FiltroKanban } from '@seleta/contract/kanban'
import { ELIMINADAS, type Filtros, filtrosOn } from './filtros'

/* The filter of people between panel and wire. */

type Asked = Omit<FiltroTalentosBody, 'idCampanha' | 'orders'>

/** The filter as the wire takes it; a category without a value is left out, so equal filters are equal keys. */
export function toFiltroBody(filtros: Filtros): Asked {
  const figura = readFigura(filtros.figura[0] ?? '')
  return { ...toAsked(filtros), ...(figura === null ? {} : { figura }) }
}

/** All but whom a number of the figures counts, which the board does not load. */
function toAsked(filtros: Filtros): Omit<Asked, 'figura'> {
  const palavraChave = filtros.palavraChave.trim()
  const [desde] = filtros.desde
  const [raioKm] = filtros.raio
  const [aderenciaMinima] = filtros.aderencia
  const [pretensaoMax] = filtros.pretensao
  return {
    ...(palavraChave === '' ? {} : { pesquisa: { palavraChave } }),
    ...(filtros.situacoes.length === 0 ? {} : { situacoes: [...filtros.situacoes] }),
    ...(filtros.etapas.length === 0 ? {} : { etapas: [...filtros.etapas] }),
    ...(filtros.leituras.length === 0 ? {} : { leituras: [...filtros.leituras] }),
    ...(filtros.esperas.length === 0 ? {} : { esperas: [...filtros.esperas] }),
    ...(filtros.motivos.length === 0 ? {} : { motivos: [...filtros.motivos] }),
    ...(filtros.donos.length === 0 ? {} : { donos: [...filtros.donos] }),
    ...(desde === undefined ? {} : { inscritaDesde: desde }),
    ...(aderenciaMinima === undefined ? {} : { aderenciaMinima }),
    ...(filtros.respostas.includes('ver') ? { sinalizadas: true as const } : {}),
    ...(filtros.fontes.length === 0 ? {} : { fontes: [...filtros.fontes] }),
    ...(pretensaoMax === undefined ? {} : { pretensaoMax }),
    ...(filtros.cnh.length === 0 ? {} : { cnh: [...filtros.cnh] }),
    ...(filtros.origens.length === 0 ? {} : { origens: [...filtros.origens] }),
    ...(filtros.funcoes.length === 0 ? {} : { funcoes: [...filtros.funcoes] }),
    ...(filtros.cidades.length === 0 ? {} : { cidades: [...filtros.cidades] }),
    ...(raioKm === undefined ? {} : { raioKm }),
    ...(filtros.tempoExperiencia.length === 0 ? {} : { tempoExperiencia: [...filtros.tempoExperiencia] }),
    ...(filtros.habilidades.length === 0 ? {} : { habilidades: [...filtros.habilidades] }),
    ...(filtros.idiomas.length === 0 ? {} : { idiomas: [...filtros.idiomas] }),
    ...(filtros.niveisEducacionais.length === 0
      ? {}
      : { niveisEducacionais: [...filtros.niveisEducacionais] }),
  }
}

/** The same for the board, which knows by itself whom answers took out. */
export function toBoardFiltro(filtros: Filtros): FiltroKanban {
  const { pesquisa: _p, situacoes: _s, etapas: _e, ...asked } = toAsked(filtrosOn('selecao', filtros))
  const eliminadas = ELIMINADAS.find((one) => filtros.respostas.includes(`${one}-eliminadas`))
  return { ...asked, ...(eliminadas !== undefined && { eliminadas }) }
}

/** A filter of the wire as the panel holds it; what the wire leaves out is empty. */
export function fromFiltroBody(body: ReturnType<typeof toFiltroBody>): Filtros {
  return {
    situacoes: body.situacoes ?? [],
    etapas: body.etapas ?? [],
    leituras: body.leituras ?? [],
    esperas: body.esperas ?? [],
    motivos: body.motivos ?? [],
    donos: body.donos ?? [],
    figura: body.figura === undefined ? [] : [formatFigura(body.figura)],
    desde: body.inscritaDesde === undefined ? [] : [body.inscritaDesde],
    aderencia: body.aderenciaMinima === undefined ? [] : [body.aderenciaMinima],
    respostas: body.sinalizadas === true ? ['ver'] : [],
    origens: body.origens ?? [],
    fontes: body.fontes ?? [],
    cnh: body.cnh ?? [],
    pretensao: body.pretensaoMax === undefined ? [] : [body.pretensaoMax],
    funcoes: body.funcoes ?? [],
    cidades: body.cidades ?? [],
    raio: body.raioKm === undefined ? [] : [body.raioKm],
    tempoExperiencia: body.tempoExperiencia ?? [],
    habilidades: body.habilidades ?? [],
    idiomas: body.idiomas ?? [],
    niveisEducacionais: body.niveisEducacionais ?? [],
    palavraChave: body.pesquisa?.palavraChave ?? '',
  }
}
