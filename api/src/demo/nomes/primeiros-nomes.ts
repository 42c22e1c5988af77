export type Genero = 'F' | 'M'

/** When people with this name were mostly born. */
export type Geracao = 'antiga' | 'media' | 'nova'

export type Macrorregiao = 'Norte' | 'Nordeste' | 'Centro-Oeste' | 'Sudeste' | 'Sul'

interface NomesDaGeracao {
  readonly F: string
  readonly M: string
}

/** First names by generation, the commonest first. */
export const PRIMEIROS_NOMES: Readonly<Record<Geracao, NomesDaGeracao>> = {
  antiga: {
    F: 'Maria, Ana, Adriana, Márcia, Sandra, Patrícia, Luciana, Cláudia, Simone, Rosângela, Vera, Sônia, Regina, Eliane, Marli, Solange, Rita, Célia, Tânia, Denise, Silvana, Ivone, Elaine, Mônica, Débora, Neusa, Andréa, Rosana, Marta, Cristina, Lúcia, Helena, Teresa, Aparecida, Edna, Ângela, Fátima, Janete, Valéria, Gisele',
    M: 'José, João, Antônio, Carlos, Paulo, Luiz, Marcos, Marcelo, Sérgio, Roberto, Edson, Jorge, Márcio, Ricardo, Cláudio, Fernando, Reginaldo, Valdir, Adilson, Gilberto, Ronaldo, Luís, Mauro, Rogério, Wilson, Nelson, Geraldo, Ademir, Osvaldo, Sebastião, Joaquim, Pedro, Álvaro, Hélio, Vicente, Manoel, Jair, Nilson, Cícero, Rubens',
  },
  media: {
    F: 'Juliana, Fernanda, Aline, Camila, Bruna, Amanda, Vanessa, Jéssica, Priscila, Tatiane, Daniela, Renata, Michele, Carolina, Natália, Mariana, Rafaela, Letícia, Gabriela, Kelly, Fabiana, Viviane, Cíntia, Raquel, Érica, Karina, Luana, Talita, Bianca, Thaís, Débora, Paula, Joice, Suelen, Gisele, Monique, Roberta, Sabrina, Elisângela, Flávia, Lívia, Ana Paula, Ana Carolina, Maria Clara, Graziela, Milena, Tamires, Poliana, Carla, Andressa',
    M: 'Rafael, Rodrigo, Bruno, Thiago, Diego, Felipe, Leandro, André, Gustavo, Eduardo, Daniel, Anderson, Fábio, Leonardo, Wellington, Jefferson, Alex, Renato, Everton, Fabrício, Guilherme, Vinícius, William, Douglas, Cristiano, Tiago, Alan, Robson, Wagner, Luciano, Marcelo, Vítor, Danilo, Adriano, Michel, Henrique, Murilo, Hugo, Cléber, Ivan, Elias, Júlio César, Luiz Fernando, Marco Antônio, Paulo Henrique, Jonathan, Wesley, Emerson, Igor, Maurício',
  },
  nova: {
    F: 'Júlia, Beatriz, Larissa, Giovanna, Isabela, Vitória, Ana Clara, Ana Beatriz, Maria Eduarda, Maria Luíza, Laura, Yasmin, Sofia, Lorena, Emily, Rebeca, Nicole, Sarah, Clara, Eduarda, Lara, Kauane, Stéfany, Evelyn, Ana Júlia, Maria Fernanda, Isadora, Manuela, Luiza, Rayssa, Ester, Mirela, Alice, Geovana, Tainá, Pietra, Kamila, Raíssa, Ingrid, Hellen',
    M: 'Gabriel, Lucas, Matheus, Pedro Henrique, João Pedro, João Vitor, Gustavo, Vinícius, Kauã, Enzo, Caio, Arthur, Davi, Samuel, Nicolas, Luiz Felipe, Breno, Ryan, Yuri, Erick, João Gabriel, Luan, Otávio, Miguel, Bernardo, Isaac, Natan, Carlos Eduardo, Kaique, Victor Hugo, Ruan, Ítalo, Renan, Iago, Wallace, Cauê, Ian, Thales, Alexandre, Heitor',
  },
}

/** Names that are met more often in one region. */
export const NOMES_REGIONAIS: Readonly<Partial<Record<Macrorregiao, NomesDaGeracao>>> = {
  Nordeste: {
    F: 'Francisca, Antônia, Josefa, Maria do Socorro, Maria das Graças, Severina, Maria José, Damiana, Gleiciane, Jucilene, Raimunda, Auricélia, Rosineide, Edilene, Valdenice, Jamile',
    M: 'Francisco, Raimundo, Severino, Cícero, Damião, Edmilson, Josivaldo, Genivaldo, Francisco das Chagas, Erivaldo, Josenildo, Adeilson, Ednaldo, Givanildo, Ronaldo, Valdemir',
  },
  Norte: {
    F: 'Raimunda, Maria de Nazaré, Francisca, Rosilene, Suely, Elinelma, Jaciara, Iracema, Potira, Naiara',
    M: 'Raimundo, Manoel, Francisco, Benedito, Edivaldo, Elielson, Ubirajara, Adenilson, Josué, Moacir',
  },
  Sul: {
    F: 'Ingrid, Marlise, Carine, Franciele, Jaqueline, Cristiane, Rosane, Tatiana, Greice, Elisa, Marlene, Daiane, Luísa, Caroline',
    M: 'Cristian, Jonas, Maicon, Jeferson, Volnei, Ivo, Valmor, Arno, Augusto, Evandro, Darci, Everson, Fabiano, Lauro',
  },
  'Centro-Oeste': {
    F: 'Divina, Keila, Lorrayne, Weslaine, Cleide, Nilva, Kênia, Iraci',
    M: 'Divino, Weverton, Lindomar, Wanderson, Valdivino, Cleiton, Adalto, Juarez',
  },
}
