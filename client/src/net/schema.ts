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
    "/api/games/{game}/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Edition File
         * @description The edition of this table as its file, for programs that know the rules.
         */
        get: operations["edition_file_api_games__game__edition_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/observation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Observation
         * @description All that this seat may know, for programs that know the rules: the terminal, bots.
         */
        get: operations["observation_api_games__game__observation_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/curve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Score Curve
         * @description The points of all seats over the game, and its turning points. Only once the game is over.
         */
        get: operations["score_curve_api_games__game__curve_get"];
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
         * @description What each colony needs that the seat could still found, and the chances as far as the seat knows.
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
    "/api/games/{game}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back
         * @description Take one's seat back from the bot that plays for it. Every choice, undo or pause does so too.
         */
        post: operations["back_api_games__game__back_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nudge
         * @description Remind the person who is awaited; for the maker of the table, every ten minutes at most.
         */
        post: operations["nudge_api_games__game__nudge_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand Over
         * @description Let a bot play for the person who is awaited, after the waiting time of the table; for its maker.
         */
        post: operations["hand_over_api_games__game__hand_over_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew
         * @description A new link for one's own seat. All others stop working at once, at this table and at its rematches.
         *
         *     A device that came by a link cannot do so: it would lock out the browser that it came from. From then on the seat is
         *     called only by the contacts in `keep`.
         */
        post: operations["renew_api_games__game__renew_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reissue
         * @description A new link for a seat whose person is away, after the waiting time, or as long after a bot got it; for the maker.
         *
         *     The old links of the seat no longer open it. The new one is shown only this once.
         */
        post: operations["reissue_api_games__game__reissue_post"];
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
    "/api/games/{game}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders
         * @description The orders of this seat, and the lots for which it may leave one.
         */
        get: operations["orders_api_games__game__orders_get"];
        put?: never;
        /**
         * Leave Order
         * @description Leave an order. It is carried out after a random time when its question is open, or at once if that is so now.
         */
        post: operations["leave_order_api_games__game__orders_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/orders/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke Order
         * @description Revoke an order that has not been carried out, or delete the notice that it was dropped.
         */
        delete: operations["revoke_order_api_games__game__orders__order__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calls
         * @description How this seat is called, and what the server offers.
         */
        get: operations["calls_api_games__game__calls_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/calls/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call By Mail
         * @description Enter a mail address in place of the one before. It is sent a link to confirm it.
         */
        post: operations["call_by_mail_api_games__game__calls_mail_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/calls/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call By Push
         * @description Enter a browser that is subscribed to Web Push.
         */
        post: operations["call_by_push_api_games__game__calls_push_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/calls/{contact}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop Calling
         * @description Delete a mail address or a browser of this seat.
         */
        delete: operations["stop_calling_api_games__game__calls__contact__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Address
         * @description Confirm a mail address with the link that it was sent.
         */
        post: operations["confirm_address_api_mail_confirm_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop Mails
         * @description Delete a mail address at all tables of this server.
         */
        post: operations["stop_mails_api_mail_stop_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block Address
         * @description Delete a mail address at all tables, and never write to it again.
         */
        post: operations["block_address_api_mail_block_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/stop/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop With One Click
         * @description For mail programs (RFC 8058): the header List-Unsubscribe names this address.
         */
        post: operations["stop_with_one_click_api_mail_stop__token__post"];
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
         * @description Create a table for a learner: one person, bots, and a scripted round or a prepared position.
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
    "/api/games/{game}/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description A new table at a moment of this finished game, with one person and bots.
         */
        post: operations["play_on_api_games__game__play_on_post"];
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
         * @description Take an open seat with the invitation, or change the name of one's own. The answer has the seat's own link.
         */
        post: operations["sit_api_games__game__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My Games
         * @description What each of these seats may know of its game: whose turn it is, points, unread chat.
         */
        post: operations["my_games_api_my_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Devices
         * @description The devices that got these seats by a link, and links that have not been used.
         */
        post: operations["devices_api_devices_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Link
         * @description A link that takes these seats to another device: once, within an hour. It is shown only here.
         */
        post: operations["make_link_api_devices_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem
         * @description Use a link on this device. It gets tokens of its own, which can be revoked.
         */
        post: operations["redeem_api_devices_redeem_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke
         * @description Revoke a device with all that came of it, or a link that has not been used. Returns the devices that are left.
         */
        post: operations["revoke_api_devices_revoke_post"];
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
         * @description The server runs. This says nothing about its database: see /readyz.
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
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready
         * @description Whether choices can be stored. It writes to the database and looks at the disk, at most once a second.
         *
         *     If there are several processes, all must be ready. Each keeps the others informed, so nothing is asked here.
         */
        get: operations["ready_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Process Ready
         * @description Whether the process that answers is ready, whatever the others do.
         */
        get: operations["process_ready_readyz_process_get"];
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
         * @description Messages of the socket /api/games/{game}/live: what the server sends, "answered" by a client's first.
         *
         *     Later messages of a client are {"type": "ping"}.
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
         * AbsentSeat
         * @description The seat of a person who is away.
         */
        AbsentSeat: {
            seat: number;
        };
        /**
         * RenewLink
         * @description Revoke all links of one's own seat for a new one.
         */
        RenewLink: {
            /** @description random and secret, made by the client; a repeated request gets the same link */
            key: string;
            /**
             * @description ids of the seat's contacts that are still called; all others are deleted
             * @default []
             */
            keep: string[];
        };
        /**
         * NewMailAddress
         * @description A mail address to be called at. It is written to after it was confirmed.
         */
        NewMailAddress: {
            address: string;
        };
        /**
         * NewBrowser
         * @description A push subscription as the browser made it.
         */
        NewBrowser: {
            endpoint: string;
            /** @description p256dh of the subscription */
            public_key: string;
            /** @description auth of the subscription */
            auth: string;
        };
        /**
         * MailLink
         * @description The last part of a link in a mail.
         */
        MailLink: {
            token: string;
        };
        /**
         * NewChatLine
         * @description A chat message.
         */
        NewChatLine: {
            text: string;
        };
        /**
         * Note
         * @description A note that only this seat can read.
         */
        Note: {
            text: string;
        };
        /**
         * NewGame
         * @description A table to be created.
         */
        NewGame: {
            seats: components["schemas"]["NewSeat"][];
            /**
             * @default 2012
             * @enum {unknown}
             */
            edition: "2004" | "2012";
            /** @description the whole file of a corrected edition, instead of edition */
            edition_text?: string | null;
            /** @default false */
            quick_start: boolean;
            /** @default false */
            bonanza: boolean;
            /** @default false */
            open_money: boolean;
            /**
             * @description show what can be known by counting
             * @default false
             */
            counted_ducats: boolean;
            /**
             * @description seconds that a bot waits before its turn; more than 0.1 count as 0.1
             * @default 0.1
             */
            pace: number;
            /**
             * @default own
             * @enum {unknown}
             */
            undo: "ask" | "never" | "own";
            /**
             * @description whether seats may ask for hints
             * @default true
             */
            hints: boolean;
            clock?: components["schemas"]["NewClock"] | null;
            /** @description the bot that plays for people who are away */
            takeover?: string | null;
            /**
             * @description without clocks: how long a person may let the table wait before the maker may hand the seat to a bot or renew its link; 0: for ever
             * @default 24
             */
            absence_hours: number;
            /** @description the seat of the person who makes the table; without it the first person's */
            maker?: number | null;
        };
        /**
         * NewSeat
         * @description A seat: for a person, for a bot, or open for the first person who takes it.
         */
        NewSeat: {
            /**
             * @default human
             * @enum {unknown}
             */
            kind: "bot" | "human" | "open";
            /** @default  */
            name: string;
            /**
             * @default
             * @enum {unknown}
             */
            colour: "" | "blue" | "green" | "purple" | "red" | "yellow";
            level?: string | null;
        };
        /**
         * NewClock
         * @description How much time people have. When it runs out, a bot plays on until they are back.
         */
        NewClock: {
            /** @enum {unknown} */
            kind: "correspondence" | "live";
            /** @description for the game, or for each answer */
            seconds: number;
            /**
             * @description live: seconds that are added after each answer
             * @default 0
             */
            increment: number;
        };
        /**
         * NewTutorial
         * @description A tutorial to be created.
         */
        NewTutorial: {
            /**
             * @description for the names of the seats
             * @default en
             */
            language: string;
            /** @default  */
            name: string;
            /**
             * @description seconds that a bot waits before its turn; more than 0.1 count as 0.1
             * @default 0.1
             */
            pace: number;
            /**
             * @description its name
             * @default first-round
             */
            lesson: string;
        };
        /**
         * NewRecord
         * @description A record to create a table from.
         */
        NewRecord: {
            /** @description a .goa file */
            text: string;
            /** @description the whole file of its edition, if it is not a built-in one */
            edition_text?: string | null;
            /** @description the seats of people; bots take the others. Without it all seats are people's */
            take_seats?: number[] | null;
        };
        /**
         * PlayOn
         * @description Play on from a moment of a finished game, against bots.
         */
        PlayOn: {
            /** @description the number of entries so far, as in GET /at/NUMBER */
            at: number;
            /** @description the person's; bots take the others */
            seat: number;
            /** @description of the bots */
            level?: string | null;
        };
        /**
         * TakeSeat
         * @description Take an open seat.
         */
        TakeSeat: {
            /** @default  */
            name: string;
            /**
             * @default
             * @enum {unknown}
             */
            colour: "" | "blue" | "green" | "purple" | "red" | "yellow";
            seat?: number | null;
            /** @description random and secret, made by the client; a repeated request takes one seat */
            key?: string | null;
        };
        /**
         * MyGamesBody
         * @description The seats whose games are asked for.
         */
        MyGamesBody: {
            seats: components["schemas"]["SeenSeat"][];
        };
        /**
         * SeenSeat
         * @description One of the caller's seats in the list of games, with what was read of its chat.
         */
        SeenSeat: {
            /** @description the id of a game */
            game: string;
            token: string;
            /**
             * @description id of the last chat line that was on the screen
             * @default 0
             */
            heard: number;
        };
        /**
         * OwnSeats
         * @description All seats of a browser.
         */
        OwnSeats: {
            seats: components["schemas"]["OwnSeat"][];
        };
        /**
         * OwnSeat
         * @description A seat, or a place to watch from, with its token.
         */
        OwnSeat: {
            /** @description the id of a game */
            game: string;
            token: string;
        };
        /**
         * Redeem
         * @description Use a link on another device.
         */
        Redeem: {
            secret: string;
            /** @description random and secret, made by the client; a repeated request gets the same tokens */
            key: string;
            /**
             * @description what the device is called in lists
             * @default
             */
            name: string;
        };
        /**
         * RevokeDevice
         * @description A device, or a link that has not been used, to be revoked by the holder of these seats.
         */
        RevokeDevice: {
            seats: components["schemas"]["OwnSeat"][];
            /** @description the id of a device */
            device: string;
        };
        /**
         * NewChoices
         * @description Choices; all are made or none.
         */
        NewChoices: {
            after: number;
            choose: string[];
            /** @description made by the client, new for each request */
            key?: string | null;
            /**
             * @description whether the answer contains the view; a client with a socket gets it there
             * @default true
             */
            view: boolean;
        };
        /**
         * NewOrder
         * @description A secret order for a lot of this round, in place of the one that the seat has left for it.
         */
        NewOrder: {
            /** @description 1 is the flag; 0: all other lots */
            lot: number;
            /**
             * @description bid: exactly the amount; raise: one more than the highest bid up to the amount, otherwise pass; sell, and buy if it costs at most the amount, otherwise sell: as auctioneer
             * @enum {unknown}
             */
            kind: "bid" | "buy" | "pass" | "raise" | "sell";
            /**
             * @description for bid, raise and buy
             * @default 0
             */
            amount: number;
            /**
             * @description where the caller saw the marker of the lot; refused if it lies elsewhere
             * @default
             */
            space: string;
        };
        /**
         * Undo
         * @description Undo one's own last choices, or ask the others to undo more.
         */
        Undo: {
            after: number;
            /** @default 1 */
            choices: number;
        };
        /**
         * UndoAnswer
         * @description An answer to an undo request.
         */
        UndoAnswer: {
            after: number;
            agree: boolean;
        };
        /**
         * Resign
         * @description Hand the seat to a bot.
         */
        Resign: {
            level?: string | null;
        };
        /**
         * About
         * @description What a table can be created with.
         */
        About: {
            version: string;
            editions: string[];
            bots: string[];
            /** @description the bots that players choose from, weakest first */
            levels: string[];
            languages: string[];
        };
        /**
         * Health
         * @description The server runs.
         */
        Health: {
            /** @enum {unknown} */
            status: "alive";
        };
        /**
         * Ready
         * @description Whether choices can be stored now.
         */
        Ready: {
            /** @enum {unknown} */
            status: "not ready" | "ready" | "stopping";
            problems: string[];
        };
        /**
         * Problem
         * @description A request that was refused: a word for programs, a sentence for people.
         */
        Problem: {
            error: string;
            sentence: string;
            /**
             * @description id of the rule
             * @default
             */
            rule: string;
            /**
             * @description of the sentence in the catalogue
             * @default
             */
            key: string;
            /** @description of the sentence in the catalogue */
            values?: Record<string, never>;
            /**
             * @description not offered: the choice
             * @default
             */
            choice: string;
            /**
             * @description not your choice: the seat whose choice it is
             * @default -1
             */
            awaited: number;
            /**
             * @description record: the line that does not fit
             * @default 0
             */
            line: number;
            /**
             * @description no undo: how many choices could be undone
             * @default 0
             */
            may_undo: number;
            /**
             * @description stale: the current number
             * @default 0
             */
            number: number;
            /**
             * @description stale: the current view
             * @default null
             */
            view: components["schemas"]["View"] | null;
        };
        /**
         * View
         * @description The table as one seat sees it.
         */
        View: {
            game: string;
            /** @description of entries so far; requests send it as after */
            number: number;
            question: components["schemas"]["Question"];
            /** @description in a tutorial, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["PublicView"];
            lines: components["schemas"]["Line"][];
        };
        /**
         * Question
         * @description The open question. Once the game is over there is none, and the text names the winners.
         */
        Question: {
            task: ("advance_topmost" | "bid_on_lot" | "choose_colony_tile" | "choose_column" | "deliver_sack" | "draw_card" | "fill_places" | "finish_turn" | "give_up_plantation" | "harvest_sack" | "last_word" | "mix_sack" | "name_colony" | "pay_spice" | "place_flag" | "place_marker" | "put_spice" | "quick_start" | "recruit" | "sell_spice" | "ships_or_colonists" | "spend_extra_action" | "spy_on" | "swap_for_tile" | "take_action" | "take_from_box" | "take_spice" | "take_supplies") | null;
            /** @description whether the answer is one of several picks that belong together */
            is_series: boolean;
            /**
             * @description what it is about for this seat: the market, or the seat's own board
             * @enum {unknown}
             */
            place: "market" | "mat";
            /** @description for the seat that is asked; others read who is awaited */
            text: string;
            /** @description how many picks are left, if the question counts them */
            amount?: number;
            /** @description the colony that the question is about */
            colony?: number;
        };
        /**
         * Tutorial
         * @description What a learner is told before choosing.
         */
        Tutorial: {
            /** @description the text of a choice; null if any choice will do */
            suggest: string | null;
            /** @description of the explanation in the catalogue, or the theme of a question */
            key: string;
            step: number;
            steps: number;
            /** @description keys of what is explained before it */
            notes?: string[];
            /** @description the lesson that comes next */
            following?: string;
            /** @description in a question of strategy: the choices, the best first */
            rated?: components["schemas"]["RatedChoice"][];
        };
        /**
         * RatedChoice
         * @description A choice in a question of strategy, and how good it is.
         */
        RatedChoice: {
            text: string;
            /** @description from 0 to 1: how often strong bots won the game after it */
            wins: number;
        };
        /**
         * Own
         * @description What only one seat knows, and what it may choose.
         */
        Own: {
            seat: number;
            /** @description card numbers */
            hand: number[];
            ducats: number;
            offered: components["schemas"]["Offered"][];
            /** @description including what only the seat knows */
            points: components["schemas"]["Points"];
            /** @description how many of the last choices it may undo without asking, bots' answers included */
            may_undo: number;
            /** @description how many choices would go with its last one if all agree; 0: it may not ask */
            may_ask_back: number;
            /** @description in rehearsals: picks of the series that fit before the others */
            earlier_picks?: components["schemas"]["Offered"][];
        };
        /**
         * Offered
         * @description A choice that may be made now.
         */
        Offered: {
            id: number;
            /** @description as it is sent to /choices */
            text: string;
            words: string;
            help: string;
            rule: string;
            /** @description what would be lost for good; clients ask once more before they send it */
            warning?: string;
            /** @description a shorter label, for small buttons */
            brief?: string;
            /** @description of a founding: that it succeeds with all colonists of the seat, 0 to 1 */
            chance?: number;
        };
        /**
         * Points
         * @description The same if the game ended now, without the lines that are hidden.
         */
        Points: {
            /** @description SCO-1 */
            markers: number;
            /** @description SCO-2 */
            colonies: number;
            /** @description SCO-5 */
            single_plantations: number;
            /** @description SCO-6 */
            duties: number;
            /** @description SCO-7 */
            missions: number;
            /** @description of the lines that are not hidden */
            total: number;
            /** @description SCO-3 */
            expedition_cards?: number;
            /** @description SCO-4 */
            most_ducats?: number;
            /** @description SCO-8: breaks a tie */
            ducats?: number;
        };
        /**
         * PublicView
         * @description What everyone may see.
         */
        PublicView: {
            /** @description digest; /printed has its figures */
            edition: string;
            edition_name: string;
            rules: string;
            /** @description SHA-256 of salt:seed; the record of the finished game shows both */
            commitment: string;
            /** @description begun from a record; not a printed edition; the seed was given and not drawn */
            marks: ("custom_edition" | "imported" | "known_seed")[];
            options: components["schemas"]["Options"];
            seats: components["schemas"]["Seat"][];
            /** @description the seat that is to choose */
            seat: number;
            /** @enum {unknown} */
            phase: "actions" | "auctions" | "extra actions" | "markers" | "over" | "setup";
            is_over: boolean;
            paused: boolean;
            /** @enum {unknown} */
            undo: "ask" | "never" | "own";
            /** @description whether seats may ask for them */
            hints: boolean;
            asked: components["schemas"]["Asked"] | null;
            rematch: string | null;
            /** @description in force; undone ones are not counted */
            choices: number;
            players: components["schemas"]["PlayerArea"][];
            /** @description 0 is A, 1 is B */
            part: number;
            /** @description 1 to 4, 0 before the first */
            round: number;
            /** @description 1 to 3, 4 while extra actions are taken, 0 outside the action phase */
            action: number;
            /** @description -1: nobody */
            turn: number;
            /** @description in this action turn */
            card_played: boolean;
            /** @description seats that take no more extra actions this round */
            passed_extra_actions: number[];
            /** @description -1: nobody */
            flag_holder: number;
            /** @description kinds of tiles on a1, b1, ... e5; -1 for none */
            grid: number[];
            /** @description null without this variant */
            bonanza: components["schemas"]["Bonanza"] | null;
            /** @description tiles put back, if the edition makes them public */
            box: number[] | null;
            discarded_tiles: number[];
            /** @description the flag first, then the markers by number */
            markers: components["schemas"]["Marker"][];
            auction: components["schemas"]["Auction"] | null;
            pile: number;
            discards: number[];
            /** @description cards turned over and not yet discarded */
            turned: number[];
            /** @description by colony: the tiles left, each as the spices it accepts */
            colony_tiles: number[][][];
            founding: components["schemas"]["Founding"] | null;
            /** @description once the game is over */
            scores: components["schemas"]["Scores"] | null;
            /** @description null without clocks */
            clocks: components["schemas"]["ClocksPayload"] | null;
            /** @description null at tables without clocks and without a waiting time */
            absence: components["schemas"]["Absence"] | null;
            /** @description seats that a bot plays until their person is back */
            stand_ins: number[];
        };
        /**
         * Options
         * @description Variants, table options and the version of the rules.
         */
        Options: {
            quick_start: boolean;
            bonanza: boolean;
            open_money: boolean;
            rules_version: number;
        };
        /**
         * Seat
         * @description Who has a seat. The level is a bot's.
         */
        Seat: {
            /** @enum {unknown} */
            kind: "bot" | "human" | "open";
            name: string;
            colour: string;
            /** @default  */
            level: string;
        };
        /**
         * Asked
         * @description A seat asks to undo more than its own last choices.
         */
        Asked: {
            seat: number;
            /** @description how many choices would remain */
            left: number;
            agreed: number[];
        };
        /**
         * PlayerArea
         * @description What lies in front of a seat, as everyone sees it.
         */
        PlayerArea: {
            /** @description null while money is hidden */
            ducats: number | null;
            ships: number;
            colonists: number;
            extra_actions: number;
            /** @description of the five markers; row 1 of the rulebook is 0 here */
            rows: number[];
            /** @description by column: spices of its next step that the seat does not have */
            missing_spices: number[][];
            /** @description by column: ships of its next step that the seat does not have */
            missing_ships: number[];
            /** @description by space; null for an empty one */
            plantations: (components["schemas"]["Plantation"] | null)[];
            /** @description by colony; null for one that is not founded */
            colonies: (components["schemas"]["Colony"] | null)[];
            hand_size: number;
            /** @description kinds, ready */
            tiles: number[];
            /** @description kinds, used this round */
            resting: number[];
            /** @description kinds that only count at the end of the game */
            kept: number[];
            /** @description as far as everyone can see them */
            points: components["schemas"]["Points"];
            /** @description card numbers; only once the game is over */
            hand?: number[];
            /** @description only at tables that show what can be known by counting */
            counted_ducats?: number;
        };
        /**
         * Plantation
         * @description A plantation tile.
         */
        Plantation: {
            /** @description kind; /printed says which spices it accepts */
            tile: number;
            /** @description the spice on each field; -1 for an empty one */
            fields: number[];
        };
        /**
         * Colony
         * @description A founded colony.
         */
        Colony: {
            /** @description spices that may lie on its fields */
            accepts: number[];
            /** @description the spice on each field; -1 for an empty one */
            fields: number[];
        };
        /**
         * Bonanza
         * @description The Bonanza tiles of this part.
         */
        Bonanza: {
            /** @description cells on which one still lies */
            corners: string[];
            /** @description those that were turned over */
            seen: number[];
        };
        /**
         * Marker
         * @description The flag or an auction marker on its space.
         */
        Marker: {
            /** @description as choices write it: c3, north a, ... */
            space: string;
            /** @description its owner */
            seat: number;
        };
        /**
         * Auction
         * @description The lot that is being auctioned. Lot 1 is the flag.
         */
        Auction: {
            lot: number;
            /** @description kind; -1 for the flag and for a tile that was taken */
            tile: number;
            auctioneer: number;
            /** @description in which the seats speak; the auctioneer is last */
            order: number[];
            /** @description by seat: -1 has not bid yet, 0 passed */
            bids: number[];
            highest: number;
            /** @description of the highest bid */
            bidder: number;
            /** @description what the auctioneer would pay for the lot */
            price: number;
        };
        /**
         * Founding
         * @description The colony that is being founded.
         */
        Founding: {
            colony: number;
            needs: number;
            /** @description so far, in all */
            recruits: number;
            from_marker: number;
            from_cards: number;
            missing: number;
        };
        /**
         * Scores
         * @description The scoring sheet. Several winners share the victory.
         */
        Scores: {
            seats: components["schemas"]["Score"][];
            winners: number[];
        };
        /**
         * Score
         * @description The points of one seat, line by line of the scoring sheet.
         */
        Score: {
            /** @description SCO-1 */
            markers: number;
            /** @description SCO-2 */
            colonies: number;
            /** @description SCO-3 */
            expedition_cards: number;
            /** @description SCO-4 */
            most_ducats: number;
            /** @description SCO-5 */
            single_plantations: number;
            /** @description SCO-6 */
            duties: number;
            /** @description SCO-7 */
            missions: number;
            total: number;
            /** @description SCO-8: breaks a tie */
            ducats: number;
        };
        /**
         * ClocksPayload
         * @description How much time each seat has. Times are seconds since 1970; presence says what time it is at the server.
         */
        ClocksPayload: {
            /**
             * @description live: for the game; correspondence: for each answer
             * @enum {unknown}
             */
            kind: "correspondence" | "live";
            /** @description for the game, or for each answer */
            seconds: number;
            /** @description seconds that are added after an answer */
            increment: number;
            /** @description seconds of each seat, at the time of since */
            left: number[];
            /** @description the seat whose time is running out */
            running: number;
            since: number;
            /** @description when the running seat has no time left */
            expires: number | null;
        };
        /**
         * Absence
         * @description Who is awaited, and who may do something about it. Times are seconds since 1970.
         */
        Absence: {
            /** @description the person who is to choose */
            awaited: number;
            since: number;
            /** @description the seat that may remind them, and hand their seat to a bot */
            acting: number;
            /** @description after which the seat may be handed to a bot or get a new link; 0: never */
            seconds: number;
            /** @description when the person was last reminded; 0: not yet */
            nudged: number;
            /** @description the seat that may renew the link of a person for whom a bot plays */
            maker: number;
            /** @description when a bot last got each seat of a person who was away, 0: never; empty if none did. While it plays, the link may be renewed after so many seconds from then on */
            handed_over: number[];
        };
        /**
         * Line
         * @description What an entry of the journal did, as this seat may know it.
         */
        Line: {
            /** @description of entries, this one included */
            number: number;
            kind: "begin" | ("agree" | "ask" | "choose" | "decline" | "expire" | "hand_over" | "nudge" | "pause" | "reissue" | "rematch" | "replace" | "resign" | "resume" | "return" | "sit" | "undo");
            /** @description -1: nobody */
            seat: number;
            /** @description the choice; what it means depends on the kind */
            text: string;
            events: (components["schemas"]["PartBegan"] | components["schemas"]["RoundBegan"] | components["schemas"]["FlagGiven"] | components["schemas"]["FlagPlaced"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["LotOpened"] | components["schemas"]["BidMade"] | components["schemas"]["Passed"] | components["schemas"]["LotTaken"] | components["schemas"]["BonanzaTurned"] | components["schemas"]["ExtraActionSpent"] | components["schemas"]["RoundEnded"] | components["schemas"]["GameEnded"] | components["schemas"]["DucatsPaid"] | components["schemas"]["GoodsTaken"] | components["schemas"]["GoodsGiven"] | components["schemas"]["SackPut"] | components["schemas"]["SackGiven"] | components["schemas"]["SpicesLost"] | components["schemas"]["PlantationLaid"] | components["schemas"]["PlantationGivenUp"] | components["schemas"]["TileKept"] | components["schemas"]["TileTaken"] | components["schemas"]["TileUsed"] | components["schemas"]["MarkerAdvanced"] | components["schemas"]["ActionTaken"] | components["schemas"]["Spied"] | components["schemas"]["ColonyNamed"] | components["schemas"]["ColonyFounded"] | components["schemas"]["FoundingFailed"] | components["schemas"]["CardsTurned"] | components["schemas"]["CardPlayed"] | components["schemas"]["CardDiscarded"] | components["schemas"]["CardsCounted"] | components["schemas"]["CardsDrawn"] | components["schemas"]["PileReshuffled"])[];
            sentences: components["schemas"]["Sentence"][];
        };
        /** PartBegan */
        PartBegan: {
            /** @enum {unknown} */
            event: "PartBegan";
            part: number;
            put_back: number[];
        };
        /** RoundBegan */
        RoundBegan: {
            /** @enum {unknown} */
            event: "RoundBegan";
            part: number;
            round: number;
        };
        /** FlagGiven */
        FlagGiven: {
            /** @enum {unknown} */
            event: "FlagGiven";
            seat: number;
        };
        /** FlagPlaced */
        FlagPlaced: {
            /** @enum {unknown} */
            event: "FlagPlaced";
            seat: number;
            space: number;
        };
        /** MarkerPlaced */
        MarkerPlaced: {
            /** @enum {unknown} */
            event: "MarkerPlaced";
            seat: number;
            number: number;
            cell: number;
        };
        /** LotOpened */
        LotOpened: {
            /** @enum {unknown} */
            event: "LotOpened";
            lot: number;
            auctioneer: number;
            tile: number;
        };
        /** BidMade */
        BidMade: {
            /** @enum {unknown} */
            event: "BidMade";
            seat: number;
            amount: number;
        };
        /** Passed */
        Passed: {
            /** @enum {unknown} */
            event: "Passed";
            seat: number;
        };
        /** LotTaken */
        LotTaken: {
            /** @enum {unknown} */
            event: "LotTaken";
            seat: number;
            lot: number;
            tile: number;
            price: number;
        };
        /** BonanzaTurned */
        BonanzaTurned: {
            /** @enum {unknown} */
            event: "BonanzaTurned";
            seat: number;
            number: number;
        };
        /** ExtraActionSpent */
        ExtraActionSpent: {
            /** @enum {unknown} */
            event: "ExtraActionSpent";
            seat: number;
        };
        /** RoundEnded */
        RoundEnded: {
            /** @enum {unknown} */
            event: "RoundEnded";
            part: number;
            round: number;
        };
        /** GameEnded */
        GameEnded: {
            /** @enum {unknown} */
            event: "GameEnded";
            winners: number[];
        };
        /** DucatsPaid */
        DucatsPaid: {
            /** @enum {unknown} */
            event: "DucatsPaid";
            payer: number;
            payee: number;
            amount: number;
        };
        /** GoodsTaken */
        GoodsTaken: {
            /** @enum {unknown} */
            event: "GoodsTaken";
            seat: number;
            good: number;
            number: number;
        };
        /** GoodsGiven */
        GoodsGiven: {
            /** @enum {unknown} */
            event: "GoodsGiven";
            seat: number;
            good: number;
            number: number;
        };
        /** SackPut */
        SackPut: {
            /** @enum {unknown} */
            event: "SackPut";
            seat: number;
            place: number;
            spice: number;
        };
        /** SackGiven */
        SackGiven: {
            /** @enum {unknown} */
            event: "SackGiven";
            seat: number;
            place: number;
            spice: number;
        };
        /** SpicesLost */
        SpicesLost: {
            /** @enum {unknown} */
            event: "SpicesLost";
            seat: number;
            number: number;
        };
        /** PlantationLaid */
        PlantationLaid: {
            /** @enum {unknown} */
            event: "PlantationLaid";
            seat: number;
            place: number;
            kind: number;
        };
        /** PlantationGivenUp */
        PlantationGivenUp: {
            /** @enum {unknown} */
            event: "PlantationGivenUp";
            seat: number;
            place: number;
            kind: number;
        };
        /** TileKept */
        TileKept: {
            /** @enum {unknown} */
            event: "TileKept";
            seat: number;
            kind: number;
        };
        /** TileTaken */
        TileTaken: {
            /** @enum {unknown} */
            event: "TileTaken";
            seat: number;
            kind: number;
        };
        /** TileUsed */
        TileUsed: {
            /** @enum {unknown} */
            event: "TileUsed";
            seat: number;
            kind: number;
        };
        /** MarkerAdvanced */
        MarkerAdvanced: {
            /** @enum {unknown} */
            event: "MarkerAdvanced";
            seat: number;
            column: number;
            row: number;
        };
        /** ActionTaken */
        ActionTaken: {
            /** @enum {unknown} */
            event: "ActionTaken";
            seat: number;
            action: number;
        };
        /** Spied */
        Spied: {
            /** @enum {unknown} */
            event: "Spied";
            seat: number;
            victim: number;
            column: number;
        };
        /** ColonyNamed */
        ColonyNamed: {
            /** @enum {unknown} */
            event: "ColonyNamed";
            seat: number;
            colony: number;
            recruits: number;
        };
        /** ColonyFounded */
        ColonyFounded: {
            /** @enum {unknown} */
            event: "ColonyFounded";
            seat: number;
            colony: number;
            accepted: number[];
        };
        /** FoundingFailed */
        FoundingFailed: {
            /** @enum {unknown} */
            event: "FoundingFailed";
            seat: number;
            colony: number;
        };
        /** CardsTurned */
        CardsTurned: {
            /** @enum {unknown} */
            event: "CardsTurned";
            seat: number;
            cards: number[];
        };
        /** CardPlayed */
        CardPlayed: {
            /** @enum {unknown} */
            event: "CardPlayed";
            seat: number;
            card: number;
        };
        /** CardDiscarded */
        CardDiscarded: {
            /** @enum {unknown} */
            event: "CardDiscarded";
            seat: number;
            card: number;
        };
        /** CardsCounted */
        CardsCounted: {
            /** @enum {unknown} */
            event: "CardsCounted";
            seat: number;
            number: number;
        };
        /** CardsDrawn */
        CardsDrawn: {
            /** @enum {unknown} */
            event: "CardsDrawn";
            seat: number;
            cards: number[];
        };
        /** PileReshuffled */
        PileReshuffled: {
            /** @enum {unknown} */
            event: "PileReshuffled";
            number: number;
        };
        /**
         * Sentence
         * @description One sentence of the log.
         */
        Sentence: {
            /** @description the seat that it is about */
            about: number;
            text: string;
        };
        /**
         * WelcomeMessage
         * @description The first message of the server.
         */
        WelcomeMessage: {
            /** @enum {unknown} */
            type: "welcome";
            /** @description the version of the browser client that the server has; a page of another one reloads */
            client: string;
        };
        /**
         * ViewMessage
         * @description The table changed. Also sent when a socket is opened.
         */
        ViewMessage: {
            /** @enum {unknown} */
            type: "view";
            game: string;
            /** @description of entries so far; requests send it as after */
            number: number;
            question: components["schemas"]["Question"];
            /** @description in a tutorial, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["PublicView"];
            lines: components["schemas"]["Line"][];
        };
        /**
         * PresenceMessage
         * @description Someone came or left.
         */
        PresenceMessage: {
            /** @enum {unknown} */
            type: "presence";
            seats: number[];
            spectators: number;
            /** @description the time at the server, in seconds since 1970; clocks count by it */
            now: number;
        };
        /**
         * ChatNews
         * @description New messages of the chat; when the socket opens, the latest ones.
         */
        ChatNews: {
            /** @enum {unknown} */
            type: "chat";
            messages: components["schemas"]["ChatLine"][];
        };
        /**
         * ChatLine
         * @description One message of the chat, in plain text.
         */
        ChatLine: {
            id: number;
            /** @description -1: a spectator, -2: someone who was invited */
            seat: number;
            name: string;
            text: string;
            /** @description seconds since 1970 */
            made: number;
        };
        /**
         * OrdersMessage
         * @description The secret orders of this seat changed. Also sent when the socket opens, if there are any.
         */
        OrdersMessage: {
            /** @enum {unknown} */
            type: "orders";
            orders: components["schemas"]["LeftOrder"][];
            lots: components["schemas"]["LotToOrder"][];
        };
        /**
         * LeftOrder
         * @description An order of this seat.
         */
        LeftOrder: {
            id: number;
            /** @description 1 is the flag; 0: all other lots of this round */
            lot: number;
            /**
             * @description bid: exactly the amount; raise: one more than the highest bid up to the amount, otherwise pass; sell, and buy if it costs at most the amount, otherwise sell: as auctioneer
             * @enum {unknown}
             */
            kind: "bid" | "buy" | "pass" | "raise" | "sell";
            amount: number;
            /** @description why it no longer fits, until it is deleted: another bid is as high, the seat cannot pay it, or the marker of the lot was moved */
            dropped: ("moved" | "outbid" | "poor") | null;
        };
        /**
         * LotToOrder
         * @description A lot for which this seat may leave an order.
         */
        LotToOrder: {
            /** @description 1 is the flag; 0: all other lots of this round */
            lot: number;
            /** @description kind; -1 for the flag */
            tile: number;
            /** @description of its marker; empty for the flag */
            space: string;
            auctioneer: number;
            kinds: ("bid" | "buy" | "pass" | "raise" | "sell")[];
            /** @description the lowest amount */
            least: number;
            /** @description the highest amount */
            most: number;
        };
        /**
         * ErrorMessage
         * @description The server closes the socket after this.
         */
        ErrorMessage: {
            /** @enum {unknown} */
            type: "error";
            error: string;
            sentence: string;
            /**
             * @description id of the rule
             * @default
             */
            rule: string;
            /**
             * @description of the sentence in the catalogue
             * @default
             */
            key: string;
            /** @description of the sentence in the catalogue */
            values?: Record<string, never>;
            /**
             * @description not offered: the choice
             * @default
             */
            choice: string;
            /**
             * @description not your choice: the seat whose choice it is
             * @default -1
             */
            awaited: number;
            /**
             * @description record: the line that does not fit
             * @default 0
             */
            line: number;
            /**
             * @description no undo: how many choices could be undone
             * @default 0
             */
            may_undo: number;
            /**
             * @description stale: the current number
             * @default 0
             */
            number: number;
            /**
             * @description stale: the current view
             * @default null
             */
            view: components["schemas"]["View"] | null;
        };
        /**
         * PongMessage
         * @description The answer to a ping.
         */
        PongMessage: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Hello
         * @description The first message. It carries the token, because addresses are written into logs.
         */
        Hello: {
            token: string;
            /** @default null */
            after: number | null;
            /** @default en */
            language: string;
        };
        /**
         * Link
         * @description A secret link. Having it means having the seat.
         */
        Link: {
            seat: number;
            token: string;
            link: string;
        };
        /**
         * Calls
         * @description How this seat is called when it is its turn, and what the server offers.
         */
        Calls: {
            /** @description whether mail is offered */
            mail: boolean;
            /** @description whether Web Push is offered */
            push: boolean;
            /** @description the server's public key, for applicationServerKey; empty without push */
            push_key: string;
            contacts: components["schemas"]["CallContact"][];
        };
        /**
         * CallContact
         * @description One way in which the person at this seat is called.
         */
        CallContact: {
            id: string;
            /** @enum {unknown} */
            kind: "mail" | "push";
            /** @enum {unknown} */
            status: "active" | "unconfirmed";
            /** @description the mail address, masked once it is confirmed, or the host of the push service */
            address: string;
            /** @description push: SHA-256 of the endpoint, for the browser to find itself; mail: empty */
            mark: string;
        };
        /**
         * Confirmed
         * @description The address is confirmed.
         */
        Confirmed: {
            game: string;
        };
        /**
         * StoredMessage
         * @description The message as it was stored.
         */
        StoredMessage: {
            text: string;
        };
        /**
         * Chat
         * @description The latest messages of the chat.
         */
        Chat: {
            messages: components["schemas"]["ChatLine"][];
        };
        /**
         * NoteText
         * @description The private note of a seat.
         */
        NoteText: {
            text: string;
        };
        /**
         * Created
         * @description A new table. The links are shown only this once.
         */
        Created: {
            id: string;
            commitment: string;
            seats: components["schemas"]["Link"][];
            invitation: components["schemas"]["Link"] | null;
            spectators: components["schemas"]["Link"];
        };
        /**
         * MyGames
         * @description The games in the order of the request; null for a token that opens nothing.
         */
        MyGames: {
            games: (components["schemas"]["MyGame"] | null)[];
            /** @description the time at the server, in seconds since 1970 */
            now: number;
        };
        /**
         * MyGame
         * @description A line of the list: nothing that the seat could not see at the table.
         */
        MyGame: {
            game: string;
            /** @description -1: a spectator, -2: someone who was invited */
            seat: number;
            /** @description of entries */
            number: number;
            edition: string;
            marks: ("custom_edition" | "imported" | "known_seed")[];
            tutorial: boolean;
            seats: components["schemas"]["Seat"][];
            /** @description 0 is A, 1 is B */
            part: number;
            /** @description 1 to 4, 0 before the first */
            round: number;
            is_over: boolean;
            paused: boolean;
            /** @description whether the game waits for this seat */
            waits: boolean;
            /** @description the seat that is to choose */
            awaited: number;
            /** @description since when; seconds since 1970, 0 if it is a bot's choice */
            since: number;
            /** @description when the time of the awaited person ends */
            expires: number | null;
            /** @description by seat, as far as this seat can see them */
            points: number[];
            winners: number[];
            rematch: string | null;
            /** @description chat lines of others after the one that was read last */
            unread: number;
            /** @description id of the newest chat line that the seat may read; 0 if none is unread */
            chat: number;
        };
        /**
         * Devices
         * @description Devices that got seats of this browser, however indirectly.
         */
        Devices: {
            devices: components["schemas"]["DeviceLine"][];
        };
        /**
         * DeviceLine
         * @description A device that came by a link, or a link that has not been used.
         */
        DeviceLine: {
            id: string;
            name: string;
            /** @description when the link was made; seconds since 1970 */
            made: number;
            /** @description seconds since 1970 */
            expires: number;
            /** @description when it was used; null: not yet */
            redeemed: number | null;
            /** @description how many games it has seats in */
            games: number;
        };
        /**
         * DeviceLink
         * @description A link that takes seats to another device, once. The secret is shown only here.
         */
        DeviceLink: {
            secret: string;
            link: string;
            /** @description seconds since 1970 */
            expires: number;
            /** @description how many it takes along */
            seats: number;
        };
        /**
         * BroughtSeats
         * @description What a link brought.
         */
        BroughtSeats: {
            seats: components["schemas"]["BroughtSeat"][];
        };
        /**
         * BroughtSeat
         * @description A seat, and the token that this device got for it.
         */
        BroughtSeat: {
            game: string;
            seat: number;
            token: string;
        };
        /**
         * ViewAndPresence
         * @description The view for callers without a socket.
         */
        ViewAndPresence: {
            game: string;
            /** @description of entries so far; requests send it as after */
            number: number;
            question: components["schemas"]["Question"];
            /** @description in a tutorial, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["PublicView"];
            lines: components["schemas"]["Line"][];
            presence: components["schemas"]["Presence"];
            /** @description that the token opens; -1: to watch, -2: to watch and to take an open seat */
            seat: number;
        };
        /**
         * Presence
         * @description Who is at the table now.
         */
        Presence: {
            seats: number[];
            spectators: number;
            /** @description the time at the server, in seconds since 1970; clocks count by it */
            now: number;
        };
        /**
         * Lines
         * @description Lines of the log.
         */
        Lines: {
            number: number;
            lines: components["schemas"]["Line"][];
        };
        /**
         * Chosen
         * @description What was stored, and the table after it.
         */
        Chosen: {
            number: number;
            chosen: string[];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Printed
         * @description An edition, for clients that draw it.
         */
        Printed: {
            name: string;
            title: string;
            parts: number;
            rounds_in_a_part: number;
            words: components["schemas"]["PrintedWords"];
            columns: components["schemas"]["PrintedColumn"][];
            hand_limit: number[];
            ships_for_each_spice: number;
            colonies: components["schemas"]["PrintedColony"][];
            founding_cards: number;
            consolation_colonists: number;
            cards: components["schemas"]["PrintedCard"][];
            bonanza: components["schemas"]["PrintedGain"][];
            auctioneer_pays_one_less: boolean;
            flag_extra_actions: number;
            duty_sacks: number;
            row_points: number[];
            colony_points: number[];
            symbol_points: number[];
            most_ducats_points: number;
            /** @description null if one figure does not say what a tile brings */
            tile_amounts: (number | null)[];
            /** @description the spices of a plantation; none for other tiles */
            tile_accepts: number[][];
            tile_help: components["schemas"]["PrintedHelp"][];
            effect_help: components["schemas"]["PrintedHelp"][];
        };
        /**
         * PrintedWords
         * @description The lists that the numbers in a view refer to. Texts of choices are made of these words.
         */
        PrintedWords: {
            spices: string[];
            columns: string[];
            places: string[];
            colonies: string[];
            symbols: string[];
            effects: string[];
            tiles: string[];
        };
        /**
         * PrintedColumn
         * @description A column of the development board, from row 1 down.
         */
        PrintedColumn: {
            /** @description of its action */
            rule: string;
            /** @description those of its action; a founding is chosen by its colony */
            choices: string[];
            /** @description by seat: the choice that uses its marker, if that is allowed */
            spying: string[];
            gives: number[];
            /** @description from each row to the next */
            steps: components["schemas"]["PrintedStep"][];
        };
        /**
         * PrintedStep
         * @description What it costs to move a marker one row down.
         */
        PrintedStep: {
            spices: number[];
            ships: number;
        };
        /**
         * PrintedColony
         * @description A colony as it is printed. Without pairs its fields take any spice.
         */
        PrintedColony: {
            needs: number;
            fields: number;
            pairs: number[][];
        };
        /**
         * PrintedCard
         * @description An expedition card. Effect and symbol are numbers of the lists in words.
         */
        PrintedCard: {
            effect: number;
            symbol: number;
            colonists: number;
        };
        /**
         * PrintedGain
         * @description The goods that come with a card or tile.
         */
        PrintedGain: {
            ships: number;
            colonists: number;
            ducats: number;
            spices: number;
            cards: number;
            extra_actions: number;
        };
        /**
         * PrintedHelp
         * @description What a card or tile does, in the language asked for, and the rule that says so.
         */
        PrintedHelp: {
            text: string;
            rule: string;
        };
        /**
         * SeatObservation
         * @description All that the seat may know, as bots and terminals read it; the Python package turns it back into an object.
         */
        SeatObservation: {
            /** @description of entries so far, as in the view */
            number: number;
            /** @description goa.record.wire.from_wire reads it */
            observation: Record<string, never>;
        };
        /**
         * ScoreCurve
         * @description How the points of a finished game developed.
         */
        ScoreCurve: {
            /** @description at the start and after each action of all seats */
            standings: components["schemas"]["Standing"][];
            /** @description the largest lasting ones, at most 3, in the order of the game */
            turning_points: components["schemas"]["TurningPoint"][];
        };
        /**
         * Standing
         * @description The points of all seats if the game had ended then.
         */
        Standing: {
            /** @description of the entry that came last */
            number: number;
            /** @description 0 is A, 1 is B */
            part: number;
            /** @description 1 to 4, 0 before the first */
            round: number;
            /** @description by seat */
            totals: number[];
        };
        /**
         * TurningPoint
         * @description A move after which a seat had a clearly better chance to win, and kept it.
         */
        TurningPoint: {
            /** @description of its entry */
            number: number;
            part: number;
            round: number;
            /** @description whose chance rose */
            seat: number;
            /** @description to win, as bots estimate it, in percent */
            chance_before: number;
            /** @description after the auction or action of all seats that the move belongs to */
            chance_after: number;
            text: string;
        };
        /**
         * Rehearsed
         * @description The choices in their notation. No view if they would reveal something hidden or depend on chance.
         */
        Rehearsed: {
            chosen: string[];
            view: components["schemas"]["View"] | null;
            /** @description without a view: why it is final, and whether to go on, in a sentence */
            why?: string;
        };
        /**
         * Why
         * @description Whether a choice is offered, and if not, why not. The other fields are null if it is offered.
         */
        Why: {
            choice: string;
            offered: boolean;
            rule: string | null;
            /** @description of the sentence in the catalogue */
            key: string | null;
            /** @description of the sentence in the catalogue */
            values: Record<string, never> | null;
            sentence: string | null;
        };
        /**
         * ColonyChances
         * @description One colony that the seat has not founded, and the chances of founding it.
         */
        ColonyChances: {
            colony: number;
            /** @description the choice that names it */
            choice: string;
            /** @description whether it can be named right now */
            offered: boolean;
            needs: number;
            /** @description from the marker */
            recruits: number;
            /** @description that would be turned over */
            cards: number;
            /** @description the seat's colonists, which can make up the difference */
            colonists: number;
            /** @description chance that marker and cards are enough */
            without_colonists: number;
            /** @description chance that they are enough together with the colonists */
            with_colonists: number;
            /** @description on average, if it succeeds */
            colonists_paid: number;
        };
        /**
         * Hint
         * @description The offered choices, best first.
         */
        Hint: {
            /** @description of the view that it is about */
            number: number;
            opinions: components["schemas"]["Opinion"][];
            /** @description in auctions */
            appraisal: components["schemas"]["Appraisal"] | null;
            /** @description of the position, averaged over what the seat cannot see */
            outlook: components["schemas"]["Outlook"];
        };
        /**
         * Opinion
         * @description An offered choice and how good it is.
         */
        Opinion: {
            text: string;
            words: string;
            /** @description expected at the end, by the evaluator that `outlook` names */
            points: number;
            /** @description chance to win, from 0 to 1, by the same */
            win_share: number;
            /** @description of founding the colony, own colonists included */
            chance: number | null;
            reasons: components["schemas"]["Reason"][];
            /** @description where there is a network for the edition */
            network: components["schemas"]["NetworkOpinion"] | null;
            /** @description what it brings and costs, what others would do, its warning */
            sentences: string[];
            /** @description says it better than points, such as for bids above the worth */
            note?: string;
        };
        /**
         * Reason
         * @description Something that the choice changes, and how many points that is worth.
         */
        Reason: {
            feature: string;
            words: string;
            points: number;
        };
        /**
         * NetworkOpinion
         * @description What the network thinks of a choice.
         */
        NetworkOpinion: {
            /** @description how often it would make the choice; over all choices together 1 */
            preference: number;
            /** @description after the choice, by seat */
            win_chances: number[];
            /** @description after the choice, by seat */
            points: number[];
        };
        /**
         * Appraisal
         * @description What the lot being auctioned is worth.
         */
        Appraisal: {
            /** @description the highest price at which winning it is no loss; below 1 if there is none */
            break_even: number;
            /** @description the seat that should win it */
            winner: number;
            /** @description and for how much */
            price: number;
            /** @description the highest sensible price of each seat; below 1 if there is none */
            worth: number[];
            /** @description the price, where to stop, and what it is worth to the others */
            sentences: string[];
        };
        /**
         * Outlook
         * @description Win chances and expected final points, by seat.
         */
        Outlook: {
            /**
             * @description who evaluated the position
             * @enum {unknown}
             */
            source: "heuristic" | "network";
            /** @description from 0 to 1, together 1 */
            win_chances: number[];
            points: number[];
            /** @description who evaluated the position, in words */
            sentence: string;
        };
        /**
         * SeatOrders
         * @description The secret orders of the caller's own seat.
         */
        SeatOrders: {
            orders: components["schemas"]["LeftOrder"][];
            lots: components["schemas"]["LotToOrder"][];
        };
        /**
         * Rematch
         * @description The next game. The same tokens open it.
         */
        Rematch: {
            id: string;
        };
        SocketMessage: components["schemas"]["WelcomeMessage"] | components["schemas"]["ViewMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ChatNews"] | components["schemas"]["OrdersMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
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
    edition_file_api_games__game__edition_get: {
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
    observation_api_games__game__observation_get: {
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
                    "application/json": components["schemas"]["SeatObservation"];
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
    score_curve_api_games__game__curve_get: {
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
                    "application/json": components["schemas"]["ScoreCurve"];
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
                    "application/json": components["schemas"]["ColonyChances"][];
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
                "application/json": components["schemas"]["UndoAnswer"];
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
    back_api_games__game__back_post: {
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
    nudge_api_games__game__nudge_post: {
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
                "application/json": components["schemas"]["AbsentSeat"];
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
    hand_over_api_games__game__hand_over_post: {
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
                "application/json": components["schemas"]["AbsentSeat"];
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
    renew_api_games__game__renew_post: {
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
                "application/json": components["schemas"]["RenewLink"];
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
    reissue_api_games__game__reissue_post: {
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
                "application/json": components["schemas"]["AbsentSeat"];
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
                "application/json": components["schemas"]["NewChatLine"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMessage"];
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
                    "application/json": components["schemas"]["NoteText"];
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
                    "application/json": components["schemas"]["NoteText"];
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
    orders_api_games__game__orders_get: {
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
                    "application/json": components["schemas"]["SeatOrders"];
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
    leave_order_api_games__game__orders_post: {
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
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatOrders"];
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
    revoke_order_api_games__game__orders__order__delete: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                order: number;
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
                    "application/json": components["schemas"]["SeatOrders"];
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
    calls_api_games__game__calls_get: {
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
                    "application/json": components["schemas"]["Calls"];
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
    call_by_mail_api_games__game__calls_mail_post: {
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
                "application/json": components["schemas"]["NewMailAddress"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calls"];
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
    call_by_push_api_games__game__calls_push_post: {
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
                "application/json": components["schemas"]["NewBrowser"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calls"];
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
    stop_calling_api_games__game__calls__contact__delete: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                contact: string;
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
                    "application/json": components["schemas"]["Calls"];
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
    confirm_address_api_mail_confirm_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmed"];
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
    stop_mails_api_mail_stop_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
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
    block_address_api_mail_block_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
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
    stop_with_one_click_api_mail_stop__token__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
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
    play_on_api_games__game__play_on_post: {
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
                "application/json": components["schemas"]["PlayOn"];
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
    my_games_api_my_games_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyGamesBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGames"];
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
    devices_api_devices_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeats"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
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
    make_link_api_devices_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeats"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceLink"];
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
    redeem_api_devices_redeem_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Redeem"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroughtSeats"];
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
    revoke_api_devices_revoke_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeDevice"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
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
    ready_readyz_get: {
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
                    "application/json": components["schemas"]["Ready"];
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
            /** @description not ready */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
        };
    };
    process_ready_readyz_process_get: {
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
                    "application/json": components["schemas"]["Ready"];
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
            /** @description not ready */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
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
                    "application/json": components["schemas"]["Hello"];
                };
            };
        };
    };
}
