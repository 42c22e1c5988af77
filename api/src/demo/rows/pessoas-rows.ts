import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Demo } from '../build-demo'
import { toCnh, toPretensao } from '../pessoas/cnh-e-pretensao'
import { toFaixa } from '../pessoas/tempo-experiencia'
import { type Ids, idAt } from './ids'
import { insertLinhas } from './insert-rows'

/** Writes the people with experience and schooling. */
export async function insertPessoas(trx: Kysely<Database>, demo: Demo, ids: Ids): Promise<void> {
  const place = demo.pessoas.map((pessoa, index) => ({
    pessoa,
    cadastro: demo.cadastros[index],
    chaves: { empresaId: ids.empresa, talentoId: idAt(ids.talentos, index) },
  }))
  await insertLinhas(
    trx,
    'talento',
    place.flatMap(({ pessoa, cadastro, chaves }, n) => {
      if (cadastro === undefined) return []
      const { consentimentoEm, criadoEm, atualizadoEm, ...origem } = cadastro
      return [
        {
          id: chaves.talentoId,
          empresaId: chaves.empresaId,
          identificador: pessoa.identificador,
          ...origem,
          consentimentoEm: consentimentoEm === null ? null : new Date(consentimentoEm),
          criadoEm: new Date(criadoEm),
          atualizadoEm: new Date(atualizadoEm),
          nome: pessoa.nome,
          email: pessoa.email,
          telefone: pessoa.telefone,
          telefoneResidencial: pessoa.telefoneResidencial,
          cpf: pessoa.cpf,
          pis: pessoa.pis,
          nascimento: pessoa.nascimento,
          sexo: pessoa.sexo,
          estadoCivil: pessoa.estadoCivil,
          deficiencia: pessoa.deficiencia,
          sobre: pessoa.sobre,
          cep: pessoa.cep,
          bairro: pessoa.bairro,
          endereco: pessoa.endereco,
          cidadeId: pessoa.lugar.id,
          formacao: pessoa.formacao,
          habilidades: [...pessoa.habilidades],
          idiomas: pessoa.idiomas.map(({ idioma }) => idioma),
          tempoExperiencia: toFaixa(pessoa.experienciaMeses),
          funcaoIds: [...pessoa.funcaoIds],
          cnh: toCnh(pessoa, n),
          pretensao: toPretensao(pessoa, n),
          textoPerfil: '',
        },
      ]
    }),
  )
  await insertLinhas(
    trx,
    'experiencia',
    place.flatMap(({ pessoa, chaves }) =>
      pessoa.experiencias.map((experiencia, ordem) => ({ ...chaves, ...experiencia, ordem })),
    ),
  )
  await insertLinhas(
    trx,
    'formacaoAcademica',
    place.flatMap(({ pessoa, chaves }) =>
      pessoa.formacoes.map((formacao, ordem) => ({ ...chaves, ...formacao, idioma: '', ordem })),
    ),
  )
}
