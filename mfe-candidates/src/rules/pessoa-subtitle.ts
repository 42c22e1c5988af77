import type { Talento } from '@seleta/contract/talentos'
import { formatCidade } from '@seleta/regras/cidade'
import { idadeAndLocal } from '@seleta/regras/pessoa'

/** What stands under a person's name: '32 anos · Campinas – SP'. */
export const subtitleOf = ({
  informacaoPessoal: { idade, endereco },
}: Pick<Talento, 'informacaoPessoal'>): string =>
  idadeAndLocal(idade, formatCidade({ nome: endereco.cidade, uf: endereco.uf }))
