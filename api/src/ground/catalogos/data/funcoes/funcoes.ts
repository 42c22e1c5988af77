import {
  funcoesAdministrativo,
  funcoesCompras,
  funcoesFinanceiro,
  funcoesJuridico,
  funcoesRecursosHumanos,
} from './administrativo-financeiro'
import {
  funcoesAtendimento,
  funcoesComercial,
  funcoesDesign,
  funcoesMarketing,
  funcoesVarejo,
} from './comercial-marketing'
import type { FuncaoData } from './funcao-data'
import {
  funcoesConstrucao,
  funcoesEngenharia,
  funcoesIndustria,
  funcoesManutencao,
} from './industria-engenharia'
import { funcoesAgro, funcoesLogistica, funcoesTransporte } from './logistica-agro'
import { funcoesEducacao, funcoesSaude, funcoesSocial } from './saude-educacao'
import {
  funcoesAlimentacao,
  funcoesBeleza,
  funcoesDomestico,
  funcoesHotelaria,
  funcoesLimpeza,
  funcoesSeguranca,
} from './servicos'
import { funcoesCiencia, funcoesDesenvolvimento, funcoesProduto } from './tecnologia-produto'

/** Every job function of the catalogue (spec section 3, 'Function'), area by area, in the order of the ids. */
export const funcoes: readonly FuncaoData[] = [
  ...funcoesAdministrativo,
  ...funcoesFinanceiro,
  ...funcoesRecursosHumanos,
  ...funcoesJuridico,
  ...funcoesCompras,
  ...funcoesComercial,
  ...funcoesVarejo,
  ...funcoesAtendimento,
  ...funcoesMarketing,
  ...funcoesDesign,
  ...funcoesDesenvolvimento,
  ...funcoesProduto,
  ...funcoesCiencia,
  ...funcoesIndustria,
  ...funcoesManutencao,
  ...funcoesEngenharia,
  ...funcoesConstrucao,
  ...funcoesLogistica,
  ...funcoesTransporte,
  ...funcoesAgro,
  ...funcoesSaude,
  ...funcoesEducacao,
  ...funcoesSocial,
  ...funcoesAlimentacao,
  ...funcoesHotelaria,
  ...funcoesLimpeza,
  ...funcoesSeguranca,
  ...funcoesBeleza,
  ...funcoesDomestico,
]
