/** Generated from the server's /openapi.json by make types; do not edit. */
export interface paths {
    "/api/games/{game}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View
         * @description The table as this seat sees it, with the log after a number. Can wait for news; 204 if there are none.
         */
        get: operations["view_api_games__game__view_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines
         * @description The log after a number, or of the whole game, as this seat may know it.
         */
        get: operations["lines_api_games__game__lines_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose
         * @description Make all of the choices or none. 409 if the table has changed, 422 with the rule if one is not offered.
         */
        post: operations["choose_api_games__game__choices_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The finished game as a .goa file, with the seed and its commitment. goa verify checks it.
         */
        get: operations["record_api_games__game__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/at/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At
         * @description The table as this seat saw it after so many entries. Nothing is offered there.
         */
        get: operations["at_api_games__game__at__number__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Printed Edition
         * @description The edition of this table: its figures, the words of the game, and what tiles and cards do.
         */
        get: operations["printed_edition_api_games__game__printed_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rehearse
         * @description The table as it would be after these choices. Nothing is stored, and nothing hidden is shown.
         */
        post: operations["rehearse_api_games__game__rehearsal_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why
         * @description Whether each of these choices is offered, and why not; for the seat that is to choose. Nothing is chosen.
         */
        get: operations["why_api_games__game__why_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Odds
         * @description What each colony needs that the seat could still found, and the odds by what the seat knows.
         */
        get: operations["odds_api_games__game__odds_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hint
         * @description The heuristic's evaluation of the offered choices, best first; for the seat that is to choose.
         */
        get: operations["hint_api_games__game__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Undo one's own last choices, but nothing that another seat chose or that revealed something; or ask to.
         */
        post: operations["undo_api_games__game__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Undo
         * @description Agree to an undo request, or decline it.
         */
        post: operations["answer_undo_api_games__game__undo_answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause
         * @description Stop the game until a player resumes it. Bots wait too.
         */
        post: operations["pause_api_games__game__pause_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume
         * @description Go on after a pause.
         */
        post: operations["resume_api_games__game__resume_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Hand the seat to a bot for good.
         */
        post: operations["resign_api_games__game__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Another game of the same seats, opened by the same tokens. The first request creates it.
         */
        post: operations["rematch_api_games__game__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chat Lines
         * @description The latest messages that this caller may see.
         */
        get: operations["chat_lines_api_games__game__chat_get"];
        put?: never;
        /**
         * Say
         * @description Send a message. Players see messages of spectators only after the game.
         */
        post: operations["say_api_games__game__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Note
         * @description The private note of this seat.
         */
        get: operations["note_api_games__game__note_get"];
        /**
         * Write Note
         * @description Save a note that only this seat can read.
         */
        put: operations["write_note_api_games__game__note_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Table
         * @description Create a table. The answer has a secret link for each person, one for open seats, and one for spectators.
         */
        post: operations["create_table_api_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tutorial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Tutorial
         * @description Create a table for a learner: one person, two bots, and a scripted first round.
         */
        post: operations["create_tutorial_api_tutorial_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create From Record
         * @description Create a table from a record: to continue it, or to look back at it if the game is over.
         */
        post: operations["create_from_record_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Take an open seat with the invitation. The answer has the seat's own link.
         */
        post: operations["sit_api_games__game__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About
         * @description What a table can be created with.
         */
        get: operations["about_api_about_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether requests can be served now.
         */
        get: operations["health_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Figures for Prometheus. Only for this machine, unless GOA_METRICS_FOR_ALL is set.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Live
         * @description Messages of the socket /api/games/{game}/live: what the server sends, "answered" by what a client sends.
         */
        post: operations["livelive_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * About
         * @description What a table can be created with.
         */
        About: {
            /** Version */
            version: string;
            /** Editions */
            editions: string[];
            /** Bots */
            bots: string[];
            /** Languages */
            languages: string[];
        };
        /**
         * Answer
         * @description An answer to an undo request.
         */
        Answer: {
            /** After */
            after: number;
            /** Agree */
            agree: boolean;
        };
        /**
         * Appraisal
         * @description What the lot being auctioned is worth.
         */
        Appraisal: {
            /**
             * Break Even
             * @description the highest price at which winning it is no loss; below 1 if there is none
             */
            break_even: number;
            /**
             * Winner
             * @description the seat that should win it
             */
            winner: number;
            /**
             * Price
             * @description and for how much
             */
            price: number;
        };
        /**
         * Asked
         * @description A seat asks to undo more than its own last choices.
         */
        Asked: {
            /** Seat */
            seat: number;
            /**
             * Left
             * @description how many choices would remain
             */
            left: number;
            /** Agreed */
            agreed: number[];
        };
        /**
         * Chat
         * @description The latest messages of the chat.
         */
        Chat: {
            /** Sayings */
            sayings: components["schemas"]["Saying"][];
        };
        /**
         * ChatMessage
         * @description New messages of the chat; after hello the latest ones.
         */
        ChatMessage: {
            /** Sayings */
            sayings: components["schemas"]["Saying"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /**
         * Chosen
         * @description What was stored, and the table after it.
         */
        Chosen: {
            /** Number */
            number: number;
            /** Chosen */
            chosen: string[];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Created
         * @description A new table. The links are shown only this once.
         */
        Created: {
            /** Id */
            id: string;
            /** Commitment */
            commitment: string;
            /** Seats */
            seats: components["schemas"]["Link"][];
            invitation: components["schemas"]["Link"] | null;
            spectators: components["schemas"]["Link"];
        };
        /**
         * ErrorMessage
         * @description The server closes the socket after this.
         */
        ErrorMessage: {
            /** Error */
            error: string;
            /** Sentence */
            sentence: string;
            /**
             * Rule
             * @description id of the rule
             * @default
             */
            rule: string;
            /**
             * Key
             * @description of the sentence in the catalogue
             * @default
             */
            key: string;
            /**
             * Values
             * @description of the sentence in the catalogue
             * @default {}
             */
            values: {
                [key: string]: unknown;
            };
            /**
             * Choice
             * @description not offered: the choice
             * @default
             */
            choice: string;
            /**
             * Awaited
             * @description not your choice: the seat whose choice it is
             * @default -1
             */
            awaited: number;
            /**
             * Line
             * @description record: the line that does not fit
             * @default 0
             */
            line: number;
            /**
             * May Undo
             * @description no undo: how many choices could be undone
             * @default 0
             */
            may_undo: number;
            /**
             * Number
             * @description stale: the current number
             * @default 0
             */
            number: number;
            /** @description stale: the current view */
            view?: components["schemas"]["View"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
        };
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /**
         * Health
         * @description Whether the database answers.
         */
        Health: {
            /**
             * Database
             * @enum {string}
             */
            database: "ok" | "unreachable";
        };
        /**
         * HelloMessage
         * @description The first message of a client.
         */
        HelloMessage: {
            /** Token */
            token: string;
            /**
             * After
             * @description the last number the client has seen, or null
             */
            after: number | null;
            /** Language */
            language: string;
        };
        /**
         * Hint
         * @description The offered choices, best first.
         */
        Hint: {
            /**
             * Number
             * @description of the view that it is about
             */
            number: number;
            /** Opinions */
            opinions: components["schemas"]["Opinion"][];
            /** @description in auctions */
            appraisal: components["schemas"]["Appraisal"] | null;
        };
        /**
         * Line
         * @description What an entry of the journal did, as this seat may know it.
         */
        Line: {
            /**
             * Number
             * @description of entries, this one included
             */
            number: number;
            /** Kind */
            kind: "begin" | ("choose" | "undo" | "ask" | "agree" | "decline" | "pause" | "resume" | "resign" | "replace" | "sit" | "rematch");
            /**
             * Seat
             * @description -1: nobody
             */
            seat: number;
            /**
             * Text
             * @description the choice; what it means depends on the kind
             */
            text: string;
            /** Events */
            events: components["schemas"]["PackedEvent"][];
            /** Words */
            words: string[];
        };
        /**
         * Lines
         * @description Lines of the log.
         */
        Lines: {
            /** Number */
            number: number;
            /** Lines */
            lines: components["schemas"]["Line"][];
        };
        /**
         * Link
         * @description A secret link. Having it means having the seat.
         */
        Link: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
            /** Link */
            link: string;
        };
        /**
         * NewChoices
         * @description Choices; all are made or none.
         */
        NewChoices: {
            /** After */
            after: number;
            /** Choose */
            choose: string[];
            /** Key */
            key?: string | null;
            /**
             * View
             * @description whether the answer contains the view; a client with a socket gets it there
             * @default true
             */
            view: boolean;
        };
        /**
         * NewGame
         * @description A table to be created.
         */
        NewGame: {
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /**
             * Edition
             * @default 2012
             * @enum {string}
             */
            edition: "2004" | "2012";
            /**
             * Edition Text
             * @description the whole file of a corrected edition, instead of edition
             */
            edition_text?: string | null;
            /**
             * Quick Start
             * @default false
             */
            quick_start: boolean;
            /**
             * Bonanza
             * @default false
             */
            bonanza: boolean;
            /**
             * Open Money
             * @default false
             */
            open_money: boolean;
            /**
             * Counted Ducats
             * @description show what can be known by counting
             * @default false
             */
            counted_ducats: boolean;
            /**
             * Pace
             * @description seconds that a bot takes
             * @default 0.8
             */
            pace: number;
            /**
             * Undo
             * @default own
             * @enum {string}
             */
            undo: "own" | "ask" | "never";
            /**
             * Hints
             * @description whether seats may ask for hints
             * @default true
             */
            hints: boolean;
        };
        /**
         * NewRecord
         * @description A record to create a table from.
         */
        NewRecord: {
            /**
             * Text
             * @description a .goa file
             */
            text: string;
            /**
             * Edition Text
             * @description the whole file of its edition, if it is not a built-in one
             */
            edition_text?: string | null;
            /**
             * Take Seats
             * @description the seats of people; bots take the others. Without it all seats are people's
             */
            take_seats?: number[] | null;
        };
        /**
         * NewSeat
         * @description A seat: for a person, for a bot, or open for the first person who takes it.
         */
        NewSeat: {
            /**
             * Kind
             * @default human
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Colour
             * @default
             * @enum {string}
             */
            colour: "red" | "blue" | "green" | "yellow" | "purple" | "";
            /** Level */
            level?: string | null;
        };
        /**
         * NewTutorial
         * @description A tutorial to be created.
         */
        NewTutorial: {
            /**
             * Language
             * @description for the names of the seats
             * @default en
             */
            language: string;
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Pace
             * @description seconds that a bot takes
             * @default 1.2
             */
            pace: number;
        };
        /**
         * Note
         * @description A note that only this seat can read.
         */
        Note: {
            /** Text */
            text: string;
        };
        /**
         * Odds
         * @description One colony that the seat has not founded, and the odds of founding it.
         */
        Odds: {
            /** Colony */
            colony: number;
            /**
             * Choice
             * @description the choice that names it
             */
            choice: string;
            /**
             * Offered
             * @description whether it can be named right now
             */
            offered: boolean;
            /** Needs */
            needs: number;
            /**
             * Recruits
             * @description from the marker
             */
            recruits: number;
            /**
             * Cards
             * @description that would be turned over
             */
            cards: number;
            /**
             * Colonists
             * @description the seat's colonists, which can make up the difference
             */
            colonists: number;
            /**
             * Without Colonists
             * @description chance that marker and cards are enough
             */
            without_colonists: number;
            /**
             * With Colonists
             * @description chance that they are enough together with the colonists
             */
            with_colonists: number;
            /**
             * Colonists Paid
             * @description on average, if it succeeds
             */
            colonists_paid: number;
        };
        /**
         * Offered
         * @description A choice that may be made now.
         */
        Offered: {
            /** Id */
            id: number;
            /**
             * Text
             * @description as it is sent to /choices
             */
            text: string;
            /** Words */
            words: string;
            /** Help */
            help: string;
            /** Rule */
            rule: string;
        };
        /**
         * Opinion
         * @description An offered choice and how good it is.
         */
        Opinion: {
            /** Text */
            text: string;
            /** Words */
            words: string;
            /**
             * Points
             * @description expected at the end
             */
            points: number;
            /**
             * Win Share
             * @description chance to win, from 0 to 1
             */
            win_share: number;
            /**
             * Chance
             * @description of founding the colony, own colonists included
             */
            chance: number | null;
            /** Reasons */
            reasons: components["schemas"]["Reason"][];
        };
        /**
         * Options
         * @description Variants and table options.
         */
        Options: {
            /** Quick Start */
            quick_start: boolean;
            /** Bonanza */
            bonanza: boolean;
            /** Open Money */
            open_money: boolean;
            /** Rules Version */
            rules_version: number;
        };
        /**
         * Own
         * @description What only one seat knows, and what it may choose.
         */
        Own: {
            /** Seat */
            seat: number;
            /**
             * Hand
             * @description card numbers
             */
            hand: number[];
            /** Ducats */
            ducats: number;
            /** Offered */
            offered: components["schemas"]["Offered"][];
            /** @description including what only the seat knows */
            points: components["schemas"]["Points"];
            /**
             * May Undo
             * @description how many of its last choices it may undo without asking
             */
            may_undo: number;
            /**
             * May Ask Back
             * @description how many choices would go with its last one if all agree; 0: it may not ask
             */
            may_ask_back: number;
        };
        /** @description Something that happened: its name and its fields. */
        PackedEvent: [
            "PartBegan",
            number,
            number[]
        ] | [
            "RoundBegan",
            number,
            number
        ] | [
            "FlagGiven",
            number
        ] | [
            "FlagPlaced",
            number,
            number
        ] | [
            "MarkerPlaced",
            number,
            number,
            number
        ] | [
            "LotOpened",
            number,
            number,
            number
        ] | [
            "BidMade",
            number,
            number
        ] | [
            "Passed",
            number
        ] | [
            "LotTaken",
            number,
            number,
            number,
            number
        ] | [
            "BonanzaTurned",
            number,
            number
        ] | [
            "ExtraActionSpent",
            number
        ] | [
            "RoundEnded",
            number,
            number
        ] | [
            "GameEnded",
            number[]
        ] | [
            "DucatsPaid",
            number,
            number,
            number
        ] | [
            "GoodsTaken",
            number,
            number,
            number
        ] | [
            "GoodsGiven",
            number,
            number,
            number
        ] | [
            "SackPut",
            number,
            number,
            number
        ] | [
            "SackGiven",
            number,
            number,
            number
        ] | [
            "PlantationLaid",
            number,
            number,
            number
        ] | [
            "PlantationGivenUp",
            number,
            number,
            number
        ] | [
            "TileKept",
            number,
            number
        ] | [
            "TileTaken",
            number,
            number
        ] | [
            "TileUsed",
            number,
            number
        ] | [
            "MarkerAdvanced",
            number,
            number,
            number
        ] | [
            "ActionTaken",
            number,
            number
        ] | [
            "Spied",
            number,
            number,
            number
        ] | [
            "ColonyNamed",
            number,
            number,
            number
        ] | [
            "ColonyFounded",
            number,
            number,
            number
        ] | [
            "FoundingFailed",
            number,
            number
        ] | [
            "CardsTurned",
            number,
            number[]
        ] | [
            "CardPlayed",
            number,
            number
        ] | [
            "CardDiscarded",
            number,
            number
        ] | [
            "CardsCounted",
            number,
            number
        ] | [
            "CardsDrawn",
            number,
            number[]
        ] | [
            "PileReshuffled",
            number
        ];
        /** @description Something that still has to happen, the next one last: its name and its fields. */
        PackedFrame: [
            "PutSpices",
            number,
            number,
            number,
            number
        ] | [
            "PaySpices",
            number,
            number[]
        ] | [
            "AdvanceMarker",
            number,
            number
        ] | [
            "DeliverSacks",
            number,
            number,
            number
        ] | [
            "CountRecruits",
            number
        ] | [
            "HarvestSacks",
            number,
            number,
            number
        ] | [
            "TurnBonanza",
            number,
            number
        ] | [
            "TakeActions",
            number
        ] | [
            "BeginTurn",
            number
        ] | [
            "HoldAuctions"
        ] | [
            "AuctionLot",
            number
        ] | [
            "CloseBidding"
        ] | [
            "CloseAuctions"
        ] | [
            "PlaceMarkers"
        ] | [
            "TakeExtraActions"
        ] | [
            "AskForExtraAction",
            number
        ] | [
            "EndRound"
        ] | [
            "BeginPart",
            number
        ] | [
            "PlayRound",
            number
        ] | [
            "EndGame"
        ] | [
            "PutSpice",
            number,
            number,
            number,
            number
        ] | [
            "PaySpice",
            number,
            number[]
        ] | [
            "TakeSpice",
            number,
            number,
            number
        ] | [
            "SellSpice",
            number,
            number,
            number
        ] | [
            "ChooseColumn",
            number,
            number
        ] | [
            "DeliverSack",
            number,
            number,
            number
        ] | [
            "Recruit",
            number
        ] | [
            "ChooseColonyTile",
            number,
            number
        ] | [
            "HarvestSack",
            number,
            number,
            number
        ] | [
            "MixSack",
            number,
            number,
            number
        ] | [
            "SpyOn",
            number
        ] | [
            "NameColony",
            number,
            number
        ] | [
            "GiveUpPlantation",
            number,
            number
        ] | [
            "ShipsOrColonists",
            number
        ] | [
            "TakeFromBox",
            number
        ] | [
            "FillPlaces",
            number,
            number,
            number
        ] | [
            "TakeSupplies",
            number,
            number,
            number
        ] | [
            "SwapForTile",
            number
        ] | [
            "AdvanceTopmost",
            number
        ] | [
            "DrawCard",
            number,
            number,
            boolean,
            number
        ] | [
            "TakeAction",
            number
        ] | [
            "FinishTurn",
            number
        ] | [
            "BidOnLot",
            number
        ] | [
            "LastWord",
            number
        ] | [
            "PlaceFlag",
            number
        ] | [
            "PlaceMarker",
            number
        ] | [
            "SpendExtraAction",
            number
        ] | [
            "QuickStart",
            number,
            number,
            number
        ];
        /**
         * PingMessage
         * @description Any later message of a client.
         */
        PingMessage: {
            /**
             * Type
             * @constant
             */
            type: "ping";
        };
        /**
         * Player
         * @description What lies in front of a seat, as everybody sees it.
         */
        Player: {
            /**
             * Ducats
             * @description null while money is hidden
             */
            ducats: number | null;
            /**
             * Counted Ducats
             * @description only at tables that show what can be known by counting
             * @default 0
             */
            counted_ducats: number;
            /** Ships */
            ships: number;
            /** Colonists */
            colonists: number;
            /** Extra Actions */
            extra_actions: number;
            /**
             * Rows
             * @description of the five markers; row 1 of the rulebook is 0 here
             */
            rows: number[];
            /**
             * Places
             * @description by place: 5 bits for the spices accepted, above them the number of fields
             */
            places: number[];
            /**
             * Sacks
             * @description the sacks on each place, 5 bits for each spice
             */
            sacks: number[];
            /**
             * Hand
             * @description card numbers, once the game is over
             */
            hand: number[] | null;
            /**
             * Hand By Shuffle
             * @description cards in hand by shuffle; the sum is the number of cards
             */
            hand_by_shuffle: number[];
            /**
             * Tiles
             * @description kinds, ready
             */
            tiles: number[];
            /**
             * Resting
             * @description kinds, used this round
             */
            resting: number[];
            /**
             * Kept
             * @description kinds that only count at the end of the game
             */
            kept: number[];
            /** @description as far as everyone can see them */
            points: components["schemas"]["Points"];
        };
        /**
         * Points
         * @description The same if the game ended now: null for hidden lines, and the total of the others.
         */
        Points: {
            /**
             * Markers
             * @description SCO-1
             */
            markers: number;
            /**
             * Colonies
             * @description SCO-2
             */
            colonies: number;
            /**
             * Expedition Cards
             * @description SCO-3
             */
            expedition_cards: number | null;
            /**
             * Most Ducats
             * @description SCO-4
             */
            most_ducats: number | null;
            /**
             * Single Plantations
             * @description SCO-5
             */
            single_plantations: number;
            /**
             * Duties
             * @description SCO-6
             */
            duties: number;
            /**
             * Missions
             * @description SCO-7
             */
            missions: number;
            /** Total */
            total: number;
            /**
             * Ducats
             * @description SCO-8: breaks a tie
             */
            ducats: number | null;
        };
        /**
         * PongMessage
         * @description The answer to a ping.
         */
        PongMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * Presence
         * @description Who is at the table now.
         */
        Presence: {
            /** Seats */
            seats: number[];
            /** Spectators */
            spectators: number;
        };
        /**
         * PresenceMessage
         * @description Someone came or left.
         */
        PresenceMessage: {
            /** Seats */
            seats: number[];
            /** Spectators */
            spectators: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
        };
        /**
         * Printed
         * @description An edition, for clients that draw it.
         */
        Printed: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            words: components["schemas"]["PrintedWords"];
            /** Columns */
            columns: components["schemas"]["PrintedColumn"][];
            /** Hand Limit */
            hand_limit: number[];
            /** Ships For Each Spice */
            ships_for_each_spice: number;
            /** Colonies */
            colonies: components["schemas"]["PrintedColony"][];
            /** Founding Cards */
            founding_cards: number;
            /** Consolation Colonists */
            consolation_colonists: number;
            /** Cards */
            cards: components["schemas"]["PrintedCard"][];
            /** Bonanza */
            bonanza: components["schemas"]["PrintedGain"][];
            /** Auctioneer Pays One Less */
            auctioneer_pays_one_less: boolean;
            /** Flag Extra Actions */
            flag_extra_actions: number;
            /** Duty Sacks */
            duty_sacks: number;
            /** Row Points */
            row_points: number[];
            /** Colony Points */
            colony_points: number[];
            /** Symbol Points */
            symbol_points: number[];
            /** Most Ducats Points */
            most_ducats_points: number;
            /** Tile Amounts */
            tile_amounts: (number | null)[];
            /** Tile Help */
            tile_help: components["schemas"]["PrintedHelp"][];
            /** Effect Help */
            effect_help: components["schemas"]["PrintedHelp"][];
        };
        /**
         * PrintedCard
         * @description An expedition card. Effect and symbol are numbers of the lists in words.
         */
        PrintedCard: {
            /** Effect */
            effect: number;
            /** Symbol */
            symbol: number;
            /** Colonists */
            colonists: number;
        };
        /**
         * PrintedColony
         * @description A colony as it is printed. Without pairs its fields take any spice.
         */
        PrintedColony: {
            /** Needs */
            needs: number;
            /** Fields */
            fields: number;
            /** Pairs */
            pairs: number[][];
        };
        /**
         * PrintedColumn
         * @description A column of the development board, from row 1 down.
         */
        PrintedColumn: {
            /** Gives */
            gives: number[];
            /** Cost */
            cost: number[][];
        };
        /**
         * PrintedGain
         * @description The goods that come with a card or tile.
         */
        PrintedGain: {
            /** Ships */
            ships: number;
            /** Colonists */
            colonists: number;
            /** Ducats */
            ducats: number;
            /** Spices */
            spices: number;
            /** Cards */
            cards: number;
            /** Extra Actions */
            extra_actions: number;
        };
        /**
         * PrintedHelp
         * @description What a card or tile does, in the language asked for, and the rule that says so.
         */
        PrintedHelp: {
            /** Text */
            text: string;
            /** Rule */
            rule: string;
        };
        /**
         * PrintedWords
         * @description The lists that the numbers in a view refer to. Texts of choices are made of these words.
         */
        PrintedWords: {
            /** Spices */
            spices: string[];
            /** Columns */
            columns: string[];
            /** Colonies */
            colonies: string[];
            /** Symbols */
            symbols: string[];
            /** Effects */
            effects: string[];
            /** Tiles */
            tiles: string[];
        };
        /**
         * Problem
         * @description A request that was refused: a word for programs, a sentence for people.
         */
        Problem: {
            /** Error */
            error: string;
            /** Sentence */
            sentence: string;
            /**
             * Rule
             * @description id of the rule
             * @default
             */
            rule: string;
            /**
             * Key
             * @description of the sentence in the catalogue
             * @default
             */
            key: string;
            /**
             * Values
             * @description of the sentence in the catalogue
             * @default {}
             */
            values: {
                [key: string]: unknown;
            };
            /**
             * Choice
             * @description not offered: the choice
             * @default
             */
            choice: string;
            /**
             * Awaited
             * @description not your choice: the seat whose choice it is
             * @default -1
             */
            awaited: number;
            /**
             * Line
             * @description record: the line that does not fit
             * @default 0
             */
            line: number;
            /**
             * May Undo
             * @description no undo: how many choices could be undone
             * @default 0
             */
            may_undo: number;
            /**
             * Number
             * @description stale: the current number
             * @default 0
             */
            number: number;
            /** @description stale: the current view */
            view?: components["schemas"]["View"] | null;
        };
        /**
         * Reason
         * @description Something that the choice changes, and how many points that is worth.
         */
        Reason: {
            /** Feature */
            feature: string;
            /** Words */
            words: string;
            /** Points */
            points: number;
        };
        /**
         * Rehearsed
         * @description The choices in their notation. No view if they would reveal something hidden or depend on chance.
         */
        Rehearsed: {
            /** Chosen */
            chosen: string[];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Rematch
         * @description The next game. The same tokens open it.
         */
        Rematch: {
            /** Id */
            id: string;
        };
        /**
         * Resign
         * @description Hand the seat to a bot.
         */
        Resign: {
            /** Level */
            level?: string | null;
        };
        /**
         * Said
         * @description The message as it was stored.
         */
        Said: {
            /** Said */
            said: string;
        };
        /**
         * Say
         * @description A chat message.
         */
        Say: {
            /** Text */
            text: string;
        };
        /**
         * Saying
         * @description One message of the chat, in plain text.
         */
        Saying: {
            /** Id */
            id: number;
            /**
             * Seat
             * @description -1: a spectator, -2: someone who was invited
             */
            seat: number;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /**
             * Made
             * @description seconds since 1970
             */
            made: number;
        };
        /**
         * Score
         * @description The points of one seat, line by line of the scoring sheet.
         */
        Score: {
            /**
             * Markers
             * @description SCO-1
             */
            markers: number;
            /**
             * Colonies
             * @description SCO-2
             */
            colonies: number;
            /**
             * Expedition Cards
             * @description SCO-3
             */
            expedition_cards: number;
            /**
             * Most Ducats
             * @description SCO-4
             */
            most_ducats: number;
            /**
             * Single Plantations
             * @description SCO-5
             */
            single_plantations: number;
            /**
             * Duties
             * @description SCO-6
             */
            duties: number;
            /**
             * Missions
             * @description SCO-7
             */
            missions: number;
            /** Total */
            total: number;
            /**
             * Ducats
             * @description SCO-8: breaks a tie
             */
            ducats: number;
        };
        /**
         * Scores
         * @description The scoring sheet. Several winners share the victory.
         */
        Scores: {
            /** Seats */
            seats: components["schemas"]["Score"][];
            /** Winners */
            winners: number[];
        };
        /**
         * Seat
         * @description Who has a seat. The level is a bot's.
         */
        Seat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            /** Name */
            name: string;
            /** Colour */
            colour: string;
            /** Level */
            level: string;
        };
        /**
         * SocketMessage
         * @description What the server sends.
         */
        SocketMessage: components["schemas"]["ViewMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /**
         * Table
         * @description What everyone may see.
         */
        Table: {
            /**
             * Edition
             * @description digest; /printed has its figures
             */
            edition: string;
            /** Edition Name */
            edition_name: string;
            /** Rules */
            rules: string;
            /**
             * Commitment
             * @description SHA-256 of salt:seed; the record of the finished game shows both
             */
            commitment: string;
            options: components["schemas"]["Options"];
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /**
             * Seat
             * @description the seat that is to choose
             */
            seat: number;
            /** Is Over */
            is_over: boolean;
            /** Paused */
            paused: boolean;
            /**
             * Undo
             * @enum {string}
             */
            undo: "own" | "ask" | "never";
            /**
             * Hints
             * @description whether seats may ask for them
             */
            hints: boolean;
            asked: components["schemas"]["Asked"] | null;
            /** Rematch */
            rematch: string | null;
            /**
             * Choices
             * @description in force; undone ones are not counted
             */
            choices: number;
            /** Players */
            players: components["schemas"]["Player"][];
            /** Agenda */
            agenda: components["schemas"]["PackedFrame"][];
            /**
             * Part
             * @description 0 is A, 1 is B
             */
            part: number;
            /**
             * Round
             * @description 1 to 4, 0 before the first
             */
            round: number;
            /**
             * Action
             * @description 1 to 3, 4 while extra actions are taken, 0 outside the action phase
             */
            action: number;
            /**
             * Flag Holder
             * @description -1: nobody
             */
            flag_holder: number;
            /**
             * Opener
             * @description the seat that placed the flag; owners of markers 2, 3, ... follow clockwise
             */
            opener: number;
            /**
             * Grid
             * @description kinds of tiles on a1, b1, ... e5; -1 for none
             */
            grid: number[];
            /**
             * Corners
             * @description whether a Bonanza tile still lies on a1, e1, a5, e5
             */
            corners: boolean[];
            /** Bonanza Seen */
            bonanza_seen: number[];
            /**
             * Box
             * @description tiles put back, if the edition makes them public
             */
            box: number[] | null;
            /** Discarded Tiles */
            discarded_tiles: number[];
            /**
             * Markers
             * @description the spaces of flag and markers, in order; cells 0 to 24, then the edge
             */
            markers: number[];
            /**
             * Lot
             * @description the number of the lot being auctioned, 0 if there is none
             */
            lot: number;
            /**
             * Bids
             * @description by seat: -1 has not bid yet, 0 passed
             */
            bids: number[];
            /**
             * Turn
             * @description -1: nobody
             */
            turn: number;
            /** Card Played */
            card_played: boolean;
            /**
             * Out Of Extras
             * @description one bit for each seat that passed on extra actions
             */
            out_of_extras: number;
            /** Pile */
            pile: number;
            /** Discards */
            discards: number[];
            /**
             * Turned
             * @description cards turned over for a founding
             */
            turned: number[];
            /** Shuffles */
            shuffles: number;
            /** Shuffled In */
            shuffled_in: number[];
            /**
             * Stacks
             * @description by colony: the tiles left, each as the spices it accepts
             */
            stacks: number[][];
            /**
             * Founding
             * @description the colony being founded, or -1
             */
            founding: number;
            /** Recruits */
            recruits: number;
            /** Reached */
            reached: number;
            /** @description once the game is over */
            scores: components["schemas"]["Scores"] | null;
        };
        /**
         * TakeSeat
         * @description Take an open seat.
         */
        TakeSeat: {
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Colour
             * @default
             * @enum {string}
             */
            colour: "red" | "blue" | "green" | "yellow" | "purple" | "";
            /** Seat */
            seat?: number | null;
            /**
             * Key
             * @description random and secret, made by the client; a repeated request takes one seat
             */
            key?: string | null;
        };
        /**
         * @description The kind of the open question.
         * @enum {string}
         */
        Task: "PutSpice" | "PaySpice" | "TakeSpice" | "SellSpice" | "ChooseColumn" | "DeliverSack" | "Recruit" | "ChooseColonyTile" | "HarvestSack" | "MixSack" | "SpyOn" | "NameColony" | "GiveUpPlantation" | "ShipsOrColonists" | "TakeFromBox" | "FillPlaces" | "TakeSupplies" | "SwapForTile" | "AdvanceTopmost" | "DrawCard" | "TakeAction" | "FinishTurn" | "BidOnLot" | "LastWord" | "PlaceFlag" | "PlaceMarker" | "SpendExtraAction" | "QuickStart";
        /**
         * Tutorial
         * @description What a learner is told before choosing.
         */
        Tutorial: {
            /**
             * Suggest
             * @description the text of a choice; null if any choice will do
             */
            suggest: string | null;
            /**
             * Key
             * @description of the explanation in the catalogue
             */
            key: string;
            /** Step */
            step: number;
            /** Steps */
            steps: number;
        };
        /**
         * Undo
         * @description Undo one's own last choices, or ask the others to undo more.
         */
        Undo: {
            /** After */
            after: number;
            /**
             * Choices
             * @default 1
             */
            choices: number;
        };
        /** ValidationError */
        ValidationError: {
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
            /** Input */
            input?: unknown;
            /** Context */
            ctx?: Record<string, never>;
        };
        /**
         * View
         * @description The table as one seat sees it.
         */
        View: {
            /** Game */
            game: string;
            /**
             * Number
             * @description of entries so far; requests send it as after
             */
            number: number;
            /** Question */
            question: string;
            /** @description the kind of the open question; its fields are the last of table.agenda */
            task: components["schemas"]["Task"] | null;
            /** @description in a tutorial, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["Table"];
            /** Lines */
            lines: components["schemas"]["Line"][];
        };
        /**
         * ViewAndPresence
         * @description The view for callers without a socket.
         */
        ViewAndPresence: {
            /** Game */
            game: string;
            /**
             * Number
             * @description of entries so far; requests send it as after
             */
            number: number;
            /** Question */
            question: string;
            /** @description the kind of the open question; its fields are the last of table.agenda */
            task: components["schemas"]["Task"] | null;
            /** @description in a tutorial, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["Table"];
            /** Lines */
            lines: components["schemas"]["Line"][];
            presence: components["schemas"]["Presence"];
        };
        /**
         * ViewMessage
         * @description The table changed. Also the first message after hello.
         */
        ViewMessage: {
            /** Game */
            game: string;
            /**
             * Number
             * @description of entries so far; requests send it as after
             */
            number: number;
            /** Question */
            question: string;
            /** @description the kind of the open question; its fields are the last of table.agenda */
            task: components["schemas"]["Task"] | null;
            /** @description in a tutorial, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["Table"];
            /** Lines */
            lines: components["schemas"]["Line"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "view";
        };
        /**
         * Why
         * @description Whether a choice is offered, and if not, why not. The other fields are null if it is offered.
         */
        Why: {
            /** Choice */
            choice: string;
            /** Offered */
            offered: boolean;
            /** Rule */
            rule: string | null;
            /**
             * Key
             * @description of the sentence in the catalogue
             */
            key: string | null;
            /**
             * Values
             * @description of the sentence in the catalogue
             */
            values: {
                [key: string]: unknown;
            } | null;
            /** Sentence */
            sentence: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    view_api_games__game__view_get: {
        parameters: {
            query?: {
                after?: number | null;
                wait?: number;
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewAndPresence"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lines_api_games__game__lines_get: {
        parameters: {
            query?: {
                after?: number;
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lines"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    choose_api_games__game__choices_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChoices"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chosen"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record_api_games__game__record_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    at_api_games__game__at__number__get: {
        parameters: {
            query?: {
                /** @description as this seat saw it, once the game is over */
                seat?: number | null;
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description of entries */
                number: number;
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    printed_edition_api_games__game__printed_get: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Printed"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rehearse_api_games__game__rehearsal_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChoices"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rehearsed"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    why_api_games__game__why_get: {
        parameters: {
            query: {
                choose: string[];
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    odds_api_games__game__odds_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Odds"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hint_api_games__game__hint_get: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo_api_games__game__undo_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_undo_api_games__game__undo_answer_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pause_api_games__game__pause_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resume_api_games__game__resume_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign_api_games__game__resign_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Resign"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch_api_games__game__rematch_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rematch"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chat_lines_api_games__game__chat_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say_api_games__game__chat_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Said"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    note_api_games__game__note_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    write_note_api_games__game__note_put: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_table_api_games_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_tutorial_api_tutorial_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTutorial"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_from_record_api_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecord"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit_api_games__game__seats_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    about_api_about_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; if it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    livelive_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocketMessage"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelloMessage"] | components["schemas"]["PingMessage"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
}
