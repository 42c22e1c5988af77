import type { Macrorregiao } from './primeiros-nomes'

/** Family names of the whole country, the commonest first. */
export const SOBRENOMES =
  'Silva, Santos, Oliveira, Souza, Lima, Pereira, Ferreira, Costa, Rodrigues, Almeida, Nascimento, Alves, Carvalho, Araújo, Ribeiro, Gomes, Martins, Rocha, Barbosa, Dias, Moreira, Cardoso, Nunes, Teixeira, Vieira, Fernandes, Mendes, Freitas, Correia, Monteiro, Moura, Batista, Campos, Cavalcante, Andrade, Ramos, Machado, Reis, Castro, Pinto, Duarte, Melo, Barros, Borges, Nogueira, Miranda, Sales, Farias, Cunha, Peixoto, Tavares, Fonseca, Siqueira, Guimarães, Rezende, Xavier, Amaral, Coelho, Assis, Pires, Brito, Macedo, Azevedo, Bezerra, Pacheco, Leite, Matos, Aguiar, Antunes, Bastos, Viana, Franco, Medeiros, Queiroz, Magalhães, Leal, Neves, Morais, Torres, Prado, Figueiredo, Lopes, Marques, Soares'

/** Family names that are met more often in one region. */
export const SOBRENOMES_REGIONAIS: Readonly<Record<Macrorregiao, string>> = {
  Norte:
    'Nazaré, Pantoja, Trindade, Palheta, Baía, Maués, Cordeiro, Lobato, Sarmento, Tapajós, Gama, Furtado',
  Nordeste:
    'Cavalcanti, Albuquerque, Holanda, Bezerra, Alencar, Gondim, Sobral, Dantas, Lacerda, Maranhão, Lins, Pontes, Feitosa, Vasconcelos, Sampaio, Fontes, Galvão, Rosendo, Saraiva, Leandro, Bispo, Conceição, Sacramento',
  'Centro-Oeste':
    'Arruda, Jesus, Caiado, Bueno, Fleury, Rondon, Pedrosa, Godoy, Vilela, Paes, Brandão, Naves',
  Sudeste:
    'Rossi, Ferrari, Bianchi, Romano, Tanaka, Nakamura, Yamamoto, Suzuki, Ferraz, Toledo, Camargo, Penteado, Salles, Mansur, Haddad, Abreu, Lacerda, Drumond, Bragança, Portela, Vasques, Marchetti, Bertolini, Sakamoto, Garcia, Lopes',
  Sul: 'Schneider, Müller, Hoffmann, Becker, Weber, Klein, Zanella, Fontana, Bortolini, Dal Pozzo, Kowalski, Nowak, Schmidt, Fagundes, Silveira, Pacheco, Bianchi, Zanatta, Krüger, Wagner, Menegotto, Tomazi, Rigon, Ávila, Goulart, Piovesan, Schultz',
}
