import { useAcesso } from '@seleta/api-client'
import { tellWhoHelps } from '@seleta/contract/papeis'
import { formatTelefone, telLink } from '@seleta/regras/telefone'
import { mailLink } from '@seleta/regras/email'
import { formatDinheiro } from '@seleta/regras/dinheiro'
import { formatDia } from '@seleta/regras/dia'
import { formatCep } from '@seleta/regras/cep'
import type { Talento } from '@seleta/contract/talentos'
import { formatCidade } from '@seleta/regras/cidade'
import { Link, Typography } from '@seleta/ui/core'
import { CopyButton } from './copy-button'
import { DocumentoValue } from './documento-value'
import { Fact, Facts } from './facts'
import { Retencao } from './retencao'

/** Personal data (spec section 3, informacaoPessoal). */
export function DadosPessoaisTab({ talento }: { readonly talento: Talento }) {
  const { can, administradores } = useAcesso()
  const pessoa = talento.informacaoPessoal
  const { bairro, cidade, uf, cep } = pessoa.endereco
  const endereco = [bairro, formatCidade({ nome: cidade, uf }), cep === '' ? '' : `CEP ${formatCep(cep)}`]
  return (
    <>
      <Facts>
        <Fact label="E-mail">{pessoa.email === '' ? null : <Email email={pessoa.email} />}</Fact>
        <Fact label="Telefone">
          {pessoa.telefone === '' ? null : <Telefone telefone={pessoa.telefone} />}
        </Fact>
        <Fact label="Telefone residencial">
          {pessoa.telefoneResidencial === '' ? null : <Telefone telefone={pessoa.telefoneResidencial} />}
        </Fact>
        <Fact label="Endereço">{endereco.filter(Boolean).join(', ')}</Fact>
        <Fact label="Nascimento">{formatDia(pessoa.nascimento)}</Fact>
        <Fact label="Sexo">{pessoa.sexo}</Fact>
        <Fact label="Estado civil">{pessoa.estadoCivil}</Fact>
        <Fact label="CPF">
          {pessoa.documento === '' ? null : (
            <DocumentoValue identificador={talento.identificador} tipo="cpf" masked={pessoa.documento} />
          )}
        </Fact>
        <Fact label="PIS">
          {pessoa.pis === '' ? null : (
            <DocumentoValue identificador={talento.identificador} tipo="pis" masked={pessoa.pis} />
          )}
        </Fact>
        <Fact label="Deficiência">{pessoa.deficiencia}</Fact>
        <Fact label="CNH">{pessoa.cnh}</Fact>
        <Fact label="Pretensão salarial">
          {pessoa.pretensao == null ? null : `${formatDinheiro(pessoa.pretensao, { cents: 'auto' })} por mês`}
        </Fact>
        <Fact label="Idiomas">{talento.idiomas.join(', ')}</Fact>
        <Fact label="Habilidades" isWide>
          {talento.habilidades.join(', ')}
        </Fact>
        <Fact label="Sobre" isWide>
          {pessoa.sobre}
        </Fact>
      </Facts>
      {can('saveGuardaLegal') ? (
        <Retencao talento={talento} />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 6 }}>
          Contato, documentos e salário ficam com quem recruta. {tellWhoHelps(administradores)}
        </Typography>
      )}
    </>
  )
}

function Email({ email }: { readonly email: string }) {
  const link = mailLink(email)
  return (
    <>
      {link === null ? email : <Link href={link}>{email}</Link>}{' '}
      <CopyButton text={email} label="Copiar e-mail" />
    </>
  )
}

function Telefone({ telefone }: { readonly telefone: string }) {
  const link = telLink(telefone)
  const shown = formatTelefone(telefone)
  return (
    <>
      {link === null ? shown : <Link href={link}>{shown}</Link>}{' '}
      <CopyButton text={shown} label={`Copiar ${shown}`} />
    </>
  )
}
