import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { MEUS_WORDS, NO_DONO, NO_DONO_WORDS } from '@seleta/contract/limits'
import { sql, type RawBuilder } from 'kysely'
import { isColega, seesPessoasDe } from '../../../database/sql/colega'
import type { Autor } from '../../../ground/autor'

/**
 * With whom a campaign's people are: those of whoever asks first, then nobody's, then the others who may have some or do
 * (decision 186).
 * @param counted how many are with whom, as a query
 * @returns what is added to the other counts
 */
export const countDonos = (
  { empresaId, usuarioId }: Autor,
  { idCampanha, donos = [] }: FiltroTalentosBody & { readonly idCampanha: number },
  counted: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
    union all select 'donos', valor, rotulo, total from (
      select a.id::text as valor, a.nome as rotulo, coalesce(n.total, 0) as total
      from (
        select u.id, case when u.id = ${usuarioId} then ${MEUS_WORDS} else u.nome end as nome,
          ${isColega} and ${seesPessoasDe(sql`${idCampanha}::bigint`)} as pode
        from usuario u where u.empresa_id = ${empresaId}
        union all select ${NO_DONO}::bigint, ${NO_DONO_WORDS}, true
      ) a left join (${counted}) n on n.valor = a.id::text
      where a.pode or n.total > 0 or a.id = any(${donos}::bigint[])
      order by a.id <> ${usuarioId}, a.id <> ${NO_DONO}, a.nome, a.id
    ) d`
